import { createKeptPages, isBuiltFile } from './kept-pages.ts'
import { readFromPage, type FromServiceWorker } from './messages.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in front of this script by the build and the worker that serve it, so that each build's script differs. */
declare const BUILD_ID: string

const { origin } = self.location
const kept = createKeptPages({ build: BUILD_ID, origin, caches, fetch: (address, init) => fetch(address, init) })

/** Whether the last page could not be had: what belongs to the kept one is then not asked of the network. */
let isLost = false

async function takeOver() {
  await kept.forgetOtherBuilds()
  // The page is on its way while this script starts.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  const message: FromServiceWorker = { type: 'fellholm:updated', build: BUILD_ID }
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message, {})
}

/** A page from the network; without it as it was seen, else what stands in for it. */
async function navigate(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined
    const answer = preloaded ?? (await fetch(event.request))
    isLost = false
    return answer
  } catch {
    isLost = true
    const { url } = event.request
    return (await kept.page(url)) ?? (await kept.offlinePage(url)) ?? Response.error()
  }
}

const orNetwork = async (found: Promise<Response | undefined>, request: Request) => (await found) ?? fetch(request)

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(takeOver()))
self.addEventListener('message', event => {
  const message = readFromPage(event.data)
  if (message?.type === 'fellholm:forget') event.waitUntil(kept.forget())
  if (message?.type === 'fellholm:seen') event.waitUntil(kept.keep(message.url, message.files))
})
self.addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(`${origin}/`)) return
  if (request.mode === 'navigate') return event.respondWith(navigate(event))
  // With a connection nothing but documents is held up here.
  if (!isLost && self.navigator.onLine) return
  if (isBuiltFile(request.url, origin)) event.respondWith(orNetwork(kept.file(request.url), request))
  else if (request.headers.has('x-soft-navigation')) event.respondWith(orNetwork(kept.page(request.url), request))
})
