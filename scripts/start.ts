// `npm start`: builds the whole store and serves it on this machine. `--no-build` serves what was built last.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Miniflare } from 'miniflare'

import { locales } from '#src/language/locales.ts'

import { miniflareOptions } from '../build/worker-config.ts'
import { buildStore } from './store/build-store.ts'
import { endWith } from './store/ending.ts'
import { preparedPort } from './store/machine.ts'
import { givenSettings } from './settings/settings.ts'
import { stateDirectory } from './store/state.ts'
import { builtStore } from './store/built-store.ts'
import { startStore } from './store/store.ts'
import { welcome } from './store/welcome.ts'

const port = await preparedPort(process.env.PORT, 8787)
const skipsBuild = process.argv.includes('--no-build') && existsSync(join(builtStore, 'storefront/index.js'))
if (!skipsBuild) await buildStore('local')

/** The payment provider of `npm run commerce` is on `pay.localhost` of the platform's port; the embedded one of ours. */
function paymentsBeside(commerceOrigin: string | undefined): string {
  const [, beside = port] = /^http:\/\/(?:localhost|127\.0\.0\.1):(\d+)$/.exec(commerceOrigin ?? '') ?? []
  return `http://pay.localhost:${beside}`
}

const given = givenSettings('storefront')
const platform = given.COMMERCE_ORIGIN
/** Has every shop of the embedded platform open, and filled when it is new, before anybody comes. */
async function openShops(miniflare: Miniflare): Promise<void> {
  const commerce = await miniflare.getWorker(miniflareOptions('commerce').name)
  const sites = new Set(Object.values(locales).map(({ site }) => site))
  for (const site of sites) await commerce.fetch('http://commerce/health', { headers: { 'x-site-id': site } })
}

const store = await startStore({
  port,
  // On this machine a published rule should be seen at once.
  settings: { PAYMENTS_ORIGIN: paymentsBeside(platform), REDIRECTS_REFRESH_MS: '1000', ...given },
  commerce: givenSettings('commerce'),
  payments: givenSettings('payments'),
})
if (platform === undefined) await openShops(store)
console.log(
  welcome({ port, payments: given.PAYMENTS_ORIGIN ?? paymentsBeside(platform), platform, data: stateDirectory() }),
)
endWith(() => store.dispose())
