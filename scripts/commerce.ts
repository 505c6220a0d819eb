// `npm run commerce -- --port 9100`: the commerce platform alone over HTTP, its payment provider on `pay.localhost` of
// the same port. A store uses it with COMMERCE_ORIGIN=http://127.0.0.1:9100 and PAYMENTS_ORIGIN=http://pay.localhost:9100.
// AUTH_ACCESS_KEY makes it ask for that key; STORE_ORIGINS names the stores that may frame the card fields.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { createBuilder } from 'vite'

import { builtStore, commerceWorker, localSecrets, paymentsWorker, stateDirectory } from './store.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: process.env.PORT ?? '9100' }, 'no-build': { type: 'boolean' } },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port ${values.port} is no port`)

async function build(): Promise<void> {
  const builder = await createBuilder({ mode: 'sandbox', logLevel: 'warn' })
  for (const name of ['commerce', 'payments']) {
    const environment = builder.environments[name]
    if (environment !== undefined) await builder.build(environment)
  }
}
if (values['no-build'] !== true || !existsSync(join(builtStore, 'commerce/index.js'))) await build()

const secrets = localSecrets(stateDirectory())
const authAccessKey = process.env.AUTH_ACCESS_KEY
const commerce = commerceWorker(secrets, authAccessKey === undefined ? {} : { AUTH_ACCESS_KEY: authAccessKey })
const payments = paymentsWorker(secrets, port)
const storeOrigins = process.env.STORE_ORIGINS ?? 'http://localhost:8787,http://127.0.0.1:8787'

const door = `
  export default {
    fetch: (request, env) =>
      (new URL(request.url).hostname.startsWith('pay.') ? env.PAYMENTS : env.COMMERCE).fetch(request),
  }`

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
      {
        name: 'door',
        modules: true,
        script: door,
        compatibilityDate: commerce.compatibilityDate,
        serviceBindings: { COMMERCE: commerce.name, PAYMENTS: payments.name },
      },
      commerce,
      { ...payments, bindings: { ...payments.bindings, STORE_ORIGINS: storeOrigins } },
    ],
  }),
)
await platform.ready

console.log(`
  The commerce platform is open.

  Calls          http://127.0.0.1:${port} (src/commerce/calls; say the site with x-site-id or a locale)
  Health         http://127.0.0.1:${port}/health
  Payments       http://pay.localhost:${port}
  Import         npm run catalog:import -- <feed.csv> --url http://127.0.0.1:${port}
  Data           ${stateDirectory()}
`)

let ending = false
const end = async () => {
  if (ending) return
  ending = true
  await platform.dispose()
  process.exit(0)
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
