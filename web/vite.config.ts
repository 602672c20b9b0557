import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const GAMES = join(import.meta.dirname, 'src', 'games')
const LANGUAGES = ['en', 'fr', 'ru']

/** What a game needs of the build: `src/games/<name>/assets.json`. */
interface Assets {
  /** What it is called in the description of the page. */
  titles: string[]
  /** Files of words: for its tables, for its rulebook, those of which every page needs the names, and what it adds to a
  part that all games share. */
  words: { game: string[]; rulebook?: string[]; names?: string[]; shared?: Record<string, string[]> }
  /** The names of its icons, and what game-icons calls them. */
  icons: Record<string, string>
}

const games: [string, Assets][] = readdirSync(GAMES)
  .filter((name) => existsSync(join(GAMES, name, 'assets.json')))
  .map((name) => [name, JSON.parse(readFileSync(join(GAMES, name, 'assets.json'), 'utf8')) as Assets])

/** A file of words: of a game, where one is named, else of everybody. Both may have files of the same name.
`LOCALES` in build_client.py names the same folders. */
function wordsFile(language: string, name: string, game = ''): string {
  const path = join(ROOT, 'src', 'aurum', ...(game ? ['games', game] : []), 'locales', language, `${name}.ftl`)
  if (!existsSync(path)) throw new Error(`no words of ${name} in ${language}: ${path}`)
  return path
}

/** What each part of the browser says, as its name and the game it is of; the other files are for the terminal and the server. */
const PARTS: Record<string, [string, string?][]> = {
  common: [['web'], ['table']],
  rulebook: [['rulebook']],
  replay: [['replay']],
  hints: [['hints']],
  plain: [['web_plain']],
  analysis: [['web_analysis'], ['bots']],
  statistics: [['statistics']],
  lessons: [['lessons']],
  puzzles: [['puzzles']]
}
for (const [game, { words }] of games) {
  PARTS[game] = words.game.map((name) => [name, game])
  PARTS[`rulebook_${game}`] = (words.rulebook ?? []).map((name) => [name, game])
  for (const [part, files] of Object.entries(words.shared ?? {})) {
    const shared = PARTS[part]
    if (!shared) throw new Error(`${game} has words for ${part}, which is no part`)
    for (const name of files) shared.push([name, game])
  }
}

const textOf = (path: string): string => readFileSync(path, 'utf8').replace(/^#.*$/gm, '')

/** `virtual:words/fr/common` is what every page says in French; `virtual:words/fr` is everything. `virtual:word-loaders`
fetches each of them when it is needed. */
function words(): Plugin {
  const name = 'virtual:words/'
  const loaders = 'virtual:word-loaders'
  return {
    name: 'aurum-words',
    resolveId: (id) => (id.startsWith(name) || id === loaders ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${loaders}`) {
        const of = (language: string): string =>
          Object.keys(PARTS).map((part) => `${part}: () => import('${name}${language}/${part}')`).join(',')
        return `export default { ${LANGUAGES.map((language) => `${language}: { ${of(language)} }`).join(',')} }`
      }
      if (!id.startsWith(`\0${name}`)) return
      const [language = 'en', part] = id.slice(name.length + 1).split('/')
      const files = part ? (PARTS[part] ?? []) : Object.values(PARTS).flat()
      const texts = files.map(([file, game]) => {
        const path = wordsFile(language, file, game)
        this.addWatchFile(path)
        return textOf(path)
      })
      if (part === 'common') {
        // The front page names cards but does not explain them.
        for (const [game, { words }] of games) {
          for (const file of words.names ?? []) texts.push(textOf(wordsFile(language, file, game)).replace(/^ +\..*$/gm, ''))
        }
      }
      return `export default ${JSON.stringify(texts.join('\n').replace(/\n{2,}/g, '\n'))}`
    }
  }
}

/** The words of the first page are asked for with the script that needs them, not after it. The server
leaves the line of one language. */
function wordsFirst(): Plugin {
  return {
    name: 'aurum-words-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((file) => {
          const [, language] = /virtual:words\/(\w+)\/common$/.exec(('facadeModuleId' in file && file.facadeModuleId) || '') ?? []
          if (!language) return []
          const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}`, 'data-words': language }
          return [{ tag: 'link', attrs, injectTo: 'head' as const }]
        })
    }
  }
}

/** The description of the page names the games. */
function titles(): Plugin {
  const all = games.flatMap(([, { titles }]) => titles).sort()
  return { name: 'aurum-titles', transformIndexHtml: (html) => html.replace('%GAMES%', `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`) }
}

/** The game-icons we use, as one file of symbols, `icons.svg`. */
function icons(): Plugin {
  return {
    name: 'aurum-icons',
    buildStart() {
      const { icons } = JSON.parse(
        readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8')
      ) as { icons: Record<string, { body: string }> }
      const chosen = Object.assign({}, ...games.map(([, assets]) => assets.icons)) as Record<string, string>
      const symbols = Object.entries(chosen).map(([name, icon]) => {
        const body = icons[icon]?.body.replaceAll(' fill="currentColor"', '')
        if (!body) throw new Error(`game-icons has no ${icon}`)
        return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`
      })
      const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
      writeFileSync(join('public', 'icons.svg'), text)
    }
  }
}

/** The pages, as router and server know them too. `kept`: whether their files are fetched before somebody opens them. */
const ROUTES = join(import.meta.dirname, 'src', 'shell', 'routes.json')
interface Route {
  page: string
  paths: string[]
  folder: string
  kept: boolean
}

/** `/tables/:id` as a regular expression's text; a slash at its end changes nothing. */
const pattern = (path: string): string => (path === '/' ? '/' : `${path.replace(/:\w+/g, '[^/]+')}/?`)

/** `sw.js`, told which addresses are pages and what to keep. Pages that are read rather than played at come when they are
first opened, with their parts and their words (which have the name of their folder); letters, too. */
function serviceWorker(): Plugin {
  const routes = JSON.parse(readFileSync(ROUTES, 'utf8')) as Route[]
  const kept = new Set(routes.filter((route) => route.kept).map(({ folder }) => folder))
  const unkept = routes.map(({ folder }) => folder).filter((folder) => !kept.has(folder))
  const names = unkept.map((folder) => folder.split('/').at(-1)).join('|')
  const later = new RegExp(`/src/(${unkept.join('|')})/|/src/games/[^/]+/(${names})\\.|virtual:words/\\w+/(${names})`)
  return {
    name: 'aurum-service-worker',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      const skipped = new Set<string>()
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.moduleIds.some((id) => later.test(id))) continue
        for (const one of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]) skipped.add(one)
      }
      const built = readdirSync(join(dir, 'assets')).map((file) => `assets/${file}`)
      const files = [...built, ...readdirSync('public')].filter((file) => !/\.(woff2|png)$/.test(file) && !skipped.has(file)).sort()
      const version = createHash('sha256')
      for (const file of ['index.html', ...files]) version.update(file).update(readFileSync(join(dir, file)))
      const source = readFileSync('service-worker.js', 'utf8')
        .replace('@VERSION@', version.digest('hex').slice(0, 12))
        .replace('@FILES@', JSON.stringify(files.map((file) => `/${file}`)))
        .replace('@PAGES@', `^(${routes.flatMap(({ paths }) => paths.map(pattern)).join('|')})$`)
      writeFileSync(join(dir, 'sw.js'), source)
      writeFileSync(join(dir, 'routes.json'), JSON.stringify(routes))
    }
  }
}

/** What every page needs, the front page with it: of a game its manifest and what lies in `eager`. */
const SHELL = new RegExp(
  'node_modules/(svelte|@fluent|esm-env|clsx)|virtual:word-loaders|' +
    '/src/(main|shell/|ui/(?!qr|Qr|ShareLink)|words/|wire/api|pages/home/|table/(SeatMark|tables)|games/(index|served|plain|[^/]+/(index|eager/)))'
)
const TABLE = /\/src\/(table\/(?!hints\/HintPanel)|games\/load|wire\/table|ui\/ShareLink)/

export default defineConfig({
  plugins: [icons(), svelte(), words(), wordsFirst(), titles(), serviceWorker()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The server's content policy allows neither inline script nor data in place of a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs is one file, for a phone far away pays for each by the round trip.
        codeSplitting: { groups: [{ name: 'shell', test: SHELL }, { name: 'table', test: TABLE }] }
      }
    }
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8717', ws: true } }
  },
  test: { include: ['src/**/*.test.ts'] }
})
