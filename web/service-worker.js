// Caches the pages of the client, so that they open while the server is being restarted. Answers
// of the server (/api) is never kept. The build fills in the three names below.
const KEPT = 'aurum-@VERSION@'
const FILES = ['/', ...JSON.parse('@FILES@')]
/** The addresses of the client's pages; whatever else the server makes, such as the schema, is its own affair. */
const PAGES = new RegExp('@PAGES@')
const PATIENCE = 3000

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES.map(fresh)))
      .then(() => self.skipWaiting())
  )
})

/** The page itself is for those who ask for HTML; others would get the plain one. */
function fresh(file) {
  return new Request(file, { cache: 'reload', headers: file === '/' ? { accept: 'text/html' } : {} })
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim())
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (PAGES.test(url.pathname)) event.respondWith(page(request))
  } else if (url.pathname.startsWith('/assets/') || FILES.includes(url.pathname)) {
    event.respondWith(file(request))
  }
})

/** A page: fresh if the server answers soon, else as it was. All pages are one and the same. */
async function page(request) {
  const cached = await caches.match('/', { ignoreVary: true })
  if (!cached) return fetch(request)
  try {
    const late = new Promise((_, reject) => setTimeout(reject, PATIENCE))
    const fresh = await Promise.race([fetch(request), late])
    return fresh.ok ? fresh : cached
  } catch {
    return cached
  }
}

/** A file with its hash in its name never changes. */
async function file(request) {
  const cached = await caches.match(request, { ignoreVary: true })
  if (cached) return cached
  const fresh = await fetch(request)
  if (fresh.ok) (await caches.open(KEPT)).put(request, fresh.clone())
  return fresh
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data ?? '/', location.origin).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find((client) => client.url.startsWith(url))
      return there ? there.focus() : self.clients.openWindow(url)
    })
  )
})
