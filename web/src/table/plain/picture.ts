/** A picture of the server in the page: fetched, put into a tree of its own, its seats named, and its parts made to be
pressed. */

import { markOf } from '../seatMarks'

import type { PicturePart } from './parts'

interface PartHandlers {
  press: (part: PicturePart) => void
  point: (part: PicturePart) => void
  leave: () => void
}

/** A picture as it was read, and its styles: the page allows none that are written in it. */
export interface Drawing {
  svg: SVGSVGElement
  styles: string[]
}

/** The picture at an address; null where there is none to be had. A lost connection is an error. */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Drawing | null> {
  const answer = await fetch(address, { credentials: 'same-origin', signal })
  if (answer.status === 429) throw new Error('too fast')
  if (!answer.ok || answer.status === 204) return null
  const { text, styles } = withoutStyles(await answer.text())
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  return svg instanceof SVGSVGElement ? { svg, styles } : null
}

/** The text of a picture without its style sheets, and with its style attributes under another name. Both are taken out
before it is read, for a browser complains of them as soon as it sees them. The server writes every tag in one way. */
export function withoutStyles(text: string): { text: string; styles: string[] } {
  const styles: string[] = []
  const bare = text.replace(/<style>([^<]*)<\/style>/g, (_, style: string) => {
    styles.push(style.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
    return ''
  })
  return { text: bare.replace(/<[^>]*>/g, (tag) => tag.replace(/ style=(?=["'])/, ` ${STYLE}=`)), styles }
}

const STYLE = 'data-style'

/** Whatever a picture says of its own size, it takes the room there is. What is drawn over a part, such as a text,
does not come between it and the pointer, and the whole area of a part can be pressed, also where it has no colour. */
const FRAME = `
  svg { position: absolute; inset: 0; width: 100%; height: 100%; display: block; overflow: hidden }
  svg[role=group] * { pointer-events: none }
  svg[role=group] :is(.part, .part *) { pointer-events: visible }
  .part { cursor: pointer; outline: none }
  .part:hover, .part.lit { filter: brightness(1.18) drop-shadow(0 0 6px #f3dfa6) }
  .part[aria-pressed=true] { filter: brightness(1.25) drop-shadow(0 0 3px #f3dfa6) drop-shadow(0 0 7px #f3dfa6) }
  .part:focus-visible { outline: 3px solid #8cc8ff; outline-offset: 3px }
`

/** Put a picture into its place. The page's own rules for content allow no styles in it, but those made here. */
export function show(
  host: HTMLElement,
  drawing: Drawing,
  label: string,
  nameOf: (seat: number) => string,
  parts: readonly PicturePart[],
  on: PartHandlers
): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const focused = root.activeElement?.id
  const copy = drawing.svg.cloneNode(true) as SVGSVGElement
  for (const element of copy.querySelectorAll<SVGElement>(`[${STYLE}]`)) {
    element.style.cssText = element.getAttribute(STYLE)!
    element.removeAttribute(STYLE)
  }
  copy.removeAttribute('width')
  copy.removeAttribute('height')
  copy.setAttribute('aria-label', label)
  writeSeats(copy, nameOf)
  const found = parts.flatMap((part) => {
    const element = copy.querySelector<SVGElement>(`[id="${CSS.escape(part.id)}"]`)
    return element ? [[part, element] as const] : []
  })
  // Inside an image nothing could be pressed.
  copy.setAttribute('role', found.length ? 'group' : 'img')
  for (const [part, element] of found) makeButton(part, element, on)
  root.adoptedStyleSheets = [...drawing.styles, FRAME].map(sheetOf)
  root.replaceChildren(copy)
  for (const text of copy.querySelectorAll<SVGTextElement>('text[data-room]')) shorten(text, Number(text.dataset['room']))
  for (const [part, element] of found) nameButton(part, element, copy)
  if (focused) root.getElementById(focused)?.focus()
}

const SVG = 'http://www.w3.org/2000/svg'

/** What stands for a seat: a text becomes the name of whoever sits there, a group the mark of the seat. */
function writeSeats(svg: Element, nameOf: (seat: number) => string): void {
  for (const element of svg.querySelectorAll<SVGElement>('text[data-seat], g[data-seat]')) {
    const seat = Number(element.dataset['seat'])
    if (element.localName === 'text') element.textContent = nameOf(seat)
    else {
      const { shape, dark } = markOf(seat)
      const mark = document.createElementNS(SVG, 'path')
      for (const [name, value] of Object.entries({ d: shape, fill: dark, transform: 'translate(-20 -20)' })) mark.setAttribute(name, value)
      element.replaceChildren(mark)
    }
  }
}

/** Leave out the end of a text that has not the room. */
function shorten(text: SVGTextElement, room: number): void {
  const whole = text.textContent ?? ''
  for (let end = whole.length - 1; end > 0 && text.getComputedTextLength() > room; end--) {
    text.textContent = `${whole.slice(0, end).trimEnd()}…`
  }
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

function makeButton(part: PicturePart, element: SVGElement, { press, point, leave }: PartHandlers): void {
  element.classList.add('part')
  element.setAttribute('role', 'button')
  element.setAttribute('tabindex', '0')
  // A part may be drawn inside another one, and the page has keys of its own.
  element.addEventListener('click', (event) => {
    event.stopPropagation()
    press(part)
  })
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) press(part)
  })
  for (const name of ['pointerenter', 'focus']) element.addEventListener(name, () => point(part))
  for (const name of ['pointerleave', 'blur']) element.addEventListener(name, leave)
}

/** What is written on a part belongs to its name, or nobody could say what they see. */
function nameButton(part: PicturePart, element: SVGElement, svg: SVGSVGElement): void {
  const written = (element.textContent || textsOn(element, svg).join(' ')).replace(/\s+/g, ' ').trim()
  element.setAttribute('aria-label', written ? `${written}: ${part.name}` : part.name)
}

/** The texts that are drawn over a part and belong to no other. */
function textsOn(element: SVGElement, svg: SVGSVGElement): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [...svg.querySelectorAll('text:not(.part text)')].flatMap((text) => {
    const box = text.getBoundingClientRect()
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    return left < x && x < right && top < y && y < bottom ? [text.textContent ?? ''] : []
  })
}
