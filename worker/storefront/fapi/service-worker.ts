import { buildId } from '../render/assets.ts'

/**
 * R206, R207: registered, installed, activated; every build is another script, so an update takes over at once and the
 * pages that are open are told (`fellholm:updated`), which reload at their next navigation. It answers nothing from a
 * cache of its own: pages are cached where they can be purged.
 */
const script = (build: string) => `const build = ${JSON.stringify(build)}
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => {
  event.waitUntil(
    self.clients
      .claim()
      .then(() => self.clients.matchAll({ type: 'window' }))
      .then(pages => pages.forEach(page => page.postMessage({ type: 'fellholm:updated', build }))),
  )
})
`

/** `/sw-nora.js`: never cached, so that a new build is found when it is there. */
export const serviceWorker = (): Response =>
  new Response(script(buildId), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
