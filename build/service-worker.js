// @ts-check
/// <reference lib="webworker" />
// Loads pages from the network, with a fallback to the offline page in the visitor's language, and fingerprinted files from
// the cache. All other requests, above all those to the contact endpoint, are ignored.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

// The build fills in both (build/offline.ts), so that each build has its own offline pages and deletes the previous cache.
const cacheName = 'site-%%BUILD%%'
const offlineFiles = ['%%FILES%%']
/** The path prefix of each language and its offline page. The first language has no prefix. */
const offlinePages = [['%%PREFIX%%', '%%PAGE%%']]

worker.addEventListener('install', event => {
  event.waitUntil(prepare())
})

async function prepare() {
  const cache = await caches.open(cacheName)
  for (const [, page = ''] of offlinePages) {
    const response = await fetch(page, { cache: 'reload' })
    await cache.put(page, response)
  }
  await cache.addAll(offlineFiles)
  await worker.skipWaiting()
}

worker.addEventListener('activate', event => {
  event.waitUntil(takeOver())
})

async function takeOver() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
  // Lets the browser request a page while this worker starts, not only afterwards.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

worker.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (url.pathname.startsWith('/_astro/') && /\.(?:js|woff2)$/.test(url.pathname))
    event.respondWith(asset(event))
})

/** @param {FetchEvent} event @param {URL} url */
async function page(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const [, offline = ''] =
      offlinePages.findLast(([prefix]) => `${url.pathname}/`.startsWith(`${prefix}/`)) ?? []
    return (await caches.match(offline)) ?? Response.error()
  }
}

/** @param {FetchEvent} event */
async function asset(event) {
  const { request } = event
  // The cache only saves requests. If it fails, for example on a full device, the network still answers.
  const cache = await caches.open(cacheName).catch(() => undefined)
  const kept = await cache?.match(request).catch(() => undefined)
  if (kept) return kept
  const response = await fetch(request)
  if (cache && response.ok) event.waitUntil(cache.put(request, response.clone()).catch(() => undefined))
  return response
}
