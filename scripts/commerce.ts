// `npm run commerce -- --port 9100`: the commerce platform alone over HTTP, its payment provider on `pay.localhost` of
// the same port. A store uses it with COMMERCE_ORIGIN=http://127.0.0.1:9100.
// AUTH_ACCESS_KEY makes it ask for that key; STORE_ORIGINS names the stores that may frame the card fields.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'

import { buildStore } from './store/build-store.ts'
import { endWith } from './store/ending.ts'
import { preparedPort } from './store/machine.ts'
import { givenSettings } from './settings/settings.ts'
import { localSecrets, stateDirectory } from './store/state.ts'
import { builtStore } from './store/built-store.ts'
import { commerceWorker, paymentsWorker, picturesWorker } from './store/store.ts'

const { values } = parseArgs({ options: { port: { type: 'string' }, 'no-build': { type: 'boolean' } } })
const port = await preparedPort(values.port ?? process.env.PORT, 9100, '--port')
if (values['no-build'] !== true || !existsSync(join(builtStore, 'commerce/index.js')))
  await buildStore('local', ['commerce', 'pictures', 'payments'])

const secrets = localSecrets(stateDirectory())
const platform = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    cf: false,
    log: new Log(LogLevel.WARN),
    logRequests: false,
    telemetry: { enabled: false },
    resourcePersistencePath: stateDirectory(),
    workers: [
      commerceWorker(secrets, givenSettings('commerce')),
      picturesWorker(),
      paymentsWorker(secrets, port, givenSettings('payments')),
    ],
  }),
)
await platform.ready

console.log(`
  The commerce platform is open.

  Calls          http://127.0.0.1:${port} (src/commerce/calls; say the site with x-site-id or a locale)
  Reference      http://127.0.0.1:${port}/reference (OpenAPI 3.1: /openapi.json)
  Health         http://127.0.0.1:${port}/health
  Payments       http://pay.localhost:${port}
  Import         npm run catalog:import -- <feed.csv> --url http://127.0.0.1:${port}
  Store          COMMERCE_ORIGIN=http://127.0.0.1:${port} npm start
  Data           ${stateDirectory()}
`)
endWith(() => platform.dispose())
