import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const PACKAGE = join(import.meta.dirname, '..', 'src', 'aurum')
/** What each part of the browser says; the other files are for the terminal and the server. */
const PARTS: Record<string, string[]> = {
  house: ['web', 'table', 'names of cards'],
  oriflamme: ['cards', 'choices', 'log', 'web_oriflamme'],
  orichalque: ['pieces', 'orichalque_choices', 'orichalque_log', 'orichalque_table', 'web_orichalque'],
  rulebook: ['rulebook', 'rulebook_questions', 'rulebook_words', 'rulebook_aid'],
  rulebook_oriflamme: ['rulebook_oriflamme', 'scenes_oriflamme'],
  rulebook_orichalque: ['rulebook_orichalque', 'scenes_orichalque'],
  replay: ['replay'],
  hints: ['hints'],
  analysis: ['web_analysis', 'bots'],
  statistics: ['statistics'],
  lessons: ['lessons'],
  puzzles: ['puzzles']
}

/** A file of words, which is the platform's or a game's. */
function ftl(language: string, name: string): string {
  const games = readdirSync(join(PACKAGE, 'games')).map((game) => join('games', game, 'locales'))
  const paths = ['locales', ...games].map((folder) => join(PACKAGE, folder, language, `${name}.ftl`))
  const found = paths.find(existsSync)
  if (!found) throw new Error(`there is no ${name}.ftl in ${language}`)
  return found
}

/** `virtual:words/fr/house` is what the house says in French; `virtual:words/fr` is everything. */
function words(): Plugin {
  const name = 'virtual:words/'
  return {
    name: 'aurum-words',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return
      const [language = 'en', part] = id.slice(name.length + 1).split('/')
      const files = part ? (PARTS[part] ?? []) : Object.values(PARTS).flat()
      const texts = files.map((file) => {
        const names = file.startsWith('names of ')
        const path = ftl(language, names ? file.slice('names of '.length) : file)
        this.addWatchFile(path)
        const text = readFileSync(path, 'utf8').replace(/^#.*$/gm, '')
        // The front page names cards but does not explain them.
        return names ? (part ? text.replace(/^ +\..*$/gm, '') : '') : text
      })
      return `export default ${JSON.stringify(texts.join('\n').replace(/\n{2,}/g, '\n'))}`
    }
  }
}

/** The words of the first page are asked for with the script that needs them, not after it. The house
leaves the line of one language. */
function wordsFirst(): Plugin {
  return {
    name: 'aurum-words-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((file) => {
          const [, language] = /virtual:words\/(\w+)\/house$/.exec(('facadeModuleId' in file && file.facadeModuleId) || '') ?? []
          if (!language) return []
          const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}`, 'data-words': language }
          return [{ tag: 'link', attrs, injectTo: 'head' as const }]
        })
    }
  }
}

/** The game-icons we use, as one file of symbols, `icons.svg`. */
function icons(): Plugin {
  return {
    name: 'aurum-icons',
    buildStart() {
      const { icons } = JSON.parse(
        readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8')
      ) as { icons: Record<string, { body: string }> }
      const chosen = JSON.parse(readFileSync('icons.json', 'utf8')) as Record<string, string>
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

/** Pages that are read rather than played at, with their words and parts: not kept before somebody opens them. */
const UNKEPT = [
  'rulebook', 'RulebookPage', 'AidPage', 'statistics', 'StatisticsPage', 'lessons', 'LessonsPage', 'Coach', 'BeginButton',
  'puzzles', 'PuzzlesPage', 'PuzzlePage'
]
const KEPT_LATER = new RegExp(`\\.(woff2|png)$|/(${UNKEPT.join('|')})`)

/** `sw.js`, told what to keep. Letters, too, come when they are first needed. */
function serviceWorker(): Plugin {
  return {
    name: 'aurum-service-worker',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const built = readdirSync(join(dir, 'assets')).map((file) => `assets/${file}`)
      const files = [...built, ...readdirSync('public')].filter((file) => !KEPT_LATER.test(file)).sort()
      const version = createHash('sha256')
      for (const file of ['index.html', ...files]) version.update(file).update(readFileSync(join(dir, file)))
      const source = readFileSync('service-worker.js', 'utf8')
        .replace('@VERSION@', version.digest('hex').slice(0, 12))
        .replace('@FILES@', JSON.stringify(files.map((file) => `/${file}`)))
      writeFileSync(join(dir, 'sw.js'), source)
    }
  }
}

/** What every page needs, the front page with it. */
const SHELL = new RegExp(
  'node_modules/(svelte|@fluent|esm-env|clsx)|' +
    '/src/(main|shell/|ui/(?!qr|Qr|ShareLink)|words/|wire/api|pages/home/|table/(SeatMark|tables)|games/oriflamme/(Crest|families))'
)
const TABLE = /\/src\/(table\/(?!hints\/HintPanel)|wire\/table|ui\/(qr|Qr|ShareLink))/

export default defineConfig({
  plugins: [icons(), svelte(), words(), wordsFirst(), serviceWorker()],
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
