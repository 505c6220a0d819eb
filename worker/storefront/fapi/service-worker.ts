import { script } from 'virtual:service-worker'

import { buildId } from '../render/assets.ts'

/**
 * `/sw-nora.js` (R206, R207): the script of `client/service-worker`, which every build changes, so that an update takes over at
 * once. Never cached, so that a new build is found when it is there.
 */
export const serviceWorker = (): Response =>
  new Response(`const BUILD_ID = ${JSON.stringify(buildId)};\n${script}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
