/** Requests to the server over HTTP. */

import { words } from '../words/words.svelte'
import type {
  Book, Command, Continue, DeviceLink, GuestChange, ServerInfo, League, LessonList, LessonNow, Me, MomentInfo, MomentList, NewGuest, NewTable, PointsInfo, Problem,
  Receipt, RecordDocument, RecordKept, SceneInfo, StoryInfo, TableInfo, TableList, Tried, TryChoice, Welcomed
} from './types'

/** The server refuses: `code` is for programs, the message for people, `rule` for the rulebook. */
export class RequestError extends Error {
  readonly code: string
  readonly rule: string

  constructor(problem: Pick<Problem, 'code' | 'says' | 'rule'>) {
    super(problem.says)
    this.code = problem.code
    this.rule = problem.rule ?? ''
  }
}

const JSON_BODY = { 'content-type': 'application/json' }

/** The server cannot be reached at all. */
export class Unreachable extends Error {}

/** A request, for pages that have some of their own. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { 'accept-language': words.language, ...(body === undefined ? {} : JSON_BODY) },
      body: body === undefined ? null : JSON.stringify(body)
    })
  } catch {
    throw new Unreachable()
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null
    if (problem?.code) throw new RequestError(problem)
    throw new Unreachable()
  }
  return (await answer.json()) as T
}

export const api = {
  info: () => request<ServerInfo>('GET', '/house'),
  become: (guest: NewGuest) => request<Welcomed>('POST', '/guests', guest),
  me: () => request<Welcomed>('GET', '/me'),
  change: (change: GuestChange) => request<Me>('PATCH', '/me', change),
  forget: () => request<null>('DELETE', '/me'),
  myTables: () => request<TableList>('GET', '/me/tables'),
  newLink: () => request<DeviceLink>('POST', '/me/link'),
  useLink: (code: string) => request<Welcomed>('POST', '/link', { code }),
  mute: (guest: string) => request<Me>('PUT', `/me/mutes/${guest}`),
  unmute: (guest: string) => request<Me>('DELETE', `/me/mutes/${guest}`),
  lobby: () => request<TableList>('GET', '/tables'),
  open: (table: NewTable) => request<TableInfo>('POST', '/tables', table),
  table: (id: string) => request<TableInfo>('GET', `/tables/${id}`),
  enter: (id: string, passphrase: string) =>
    request<TableInfo>('POST', `/tables/${id}/enter`, { passphrase }),
  command: (id: string, command: Command) =>
    request<Receipt>('POST', `/tables/${id}/commands`, command),
  record: (id: string) => request<RecordDocument>('GET', `/tables/${id}/record`),
  moment: (id: string, move: number, seat: number) =>
    request<MomentInfo>('GET', `/tables/${id}/moments/${move}?seat=${seat}`),
  upload: (record: unknown) => request<RecordKept>('POST', '/records', record),
  keptRecord: (id: string) => request<RecordDocument>('GET', `/records/${id}`),
  /** Of a replay, at `/tables/…` or `/records/…`. */
  timeline: (path: string, seat: number) => request<StoryInfo>('GET', `${path}/story?seat=${seat}`),
  points: (path: string, seat: number) => request<PointsInfo>('GET', `${path}/points?seat=${seat}`),
  moments: (path: string, moves: readonly number[], seat: number) =>
    request<MomentList>('GET', `${path}/moments?seat=${seat}${moves.map((move) => `&move=${move}`).join('')}`),
  goOn: (path: string, wish: Continue) => request<TableInfo>('POST', `${path}/continue`, wish),
  league: (game: string) => request<League>('GET', `/league/${game}`),
  rulebook: (game: string) => request<Book>('GET', `/rules/${game}`),
  scene: (game: string, scene: string) => request<SceneInfo>('GET', `/rules/${game}/scenes/${scene}`),
  tryChoice: (game: string, scene: string, wish: TryChoice) =>
    request<Tried>('POST', `/rules/${game}/scenes/${scene}/try`, wish),
  lessons: () => request<LessonList>('GET', '/lessons'),
  beginLesson: (name: string, how: 'on' | 'anew') => request<TableInfo>('POST', `/lessons/${name}`, { how }),
  lesson: (table: string) => request<LessonNow>('GET', `/tables/${table}/lesson`)
}
