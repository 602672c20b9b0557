import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const LOCALES = join(import.meta.dirname, '..', 'locales')
/** Words that only the terminal says. */
const TERMINAL = new Set(['commands.ftl', 'balance.ftl', 'bench.ftl', 'components.ftl', 'play.ftl'])

/** `virtual:words/fr` is all that the browser says in French, as one text. */
function words(): Plugin {
  const name = 'virtual:words/'
  return {
    name: 'aurum-words',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return
      const folder = join(LOCALES, id.slice(name.length + 1))
      const files = readdirSync(folder).filter((file) => file.endsWith('.ftl') && !TERMINAL.has(file))
      const texts = files.sort().map((file) => {
        const path = join(folder, file)
        this.addWatchFile(path)
        return readFileSync(path, 'utf8')
      })
      return `export default ${JSON.stringify(texts.join('\n').replace(/^#.*$/gm, ''))}`
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

/** `sw.js`, told what to keep: everything but the letters, which come when they are first needed. */
function serviceWorker(): Plugin {
  return {
    name: 'aurum-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))
      const still = readdirSync('public').filter((file) => /\.(svg|webmanifest)$/.test(file))
      const files = [...built, ...still].sort().map((file) => `/${file}`)
      const version = createHash('sha256').update(files.join(' '))
      for (const file of still) version.update(readFileSync(join('public', file)))
      const source = readFileSync('service-worker.js', 'utf8')
        .replace('@VERSION@', version.digest('hex').slice(0, 12))
        .replace('@FILES@', JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    }
  }
}

export default defineConfig({
  plugins: [icons(), svelte(), words(), serviceWorker()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The server's content policy allows neither inline script nor data in place of a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8717', ws: true } }
  },
  test: { include: ['src/**/*.test.ts'] }
})
