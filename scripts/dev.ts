// `npm run dev`: the whole store with hot reload. Workers run in workerd and read the sources; an edit shows at once.
import { join } from 'node:path'

import { cloudflare } from '@cloudflare/vite-plugin'
import { createServer } from 'vite'

import { writeDevelopmentConfig } from '../build/worker-config.ts'
import type { BuiltWorker } from './store/build-store.ts'
import { endWith } from './store/ending.ts'
import { preparedPort } from './store/machine.ts'
import { givenSettings } from './settings/settings.ts'
import { localSecrets, stateDirectory } from './store/state.ts'
import { chatIn, chatSettings, commerceWorker, deskWorker, paymentsWorker } from './store/store.ts'

const port = await preparedPort(process.env.PORT, 8787)
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
process.env.WRANGLER_SEND_METRICS = 'false'

const secrets = localSecrets(stateDirectory())
const configPath = (worker: BuiltWorker) => writeDevelopmentConfig(worker, join(stateDirectory(), 'development'))

/** Modules are read when they are first asked for: the first pages take seconds, and are to be whole all the same. */
const unhurried = { PUBLIC_PAGE_TIMEOUT_MS: '60000', OPTIONAL_CALL_TIMEOUT_MS: '30000', COMMERCE_TIMEOUT_MS: '60000' }

const server = await createServer({
  mode: 'sandbox',
  server: { port, strictPort: true, host: '127.0.0.1', allowedHosts: ['pay.localhost', 'chat.localhost'] },
  plugins: [
    cloudflare({
      inspectorPort: false,
      persistState: { path: stateDirectory() },
      configPath: configPath('storefront'),
      config: {
        vars: {
          SESSION_SECRET: secrets.SESSION_SECRET,
          AUTH_ACCESS_KEY: secrets.AUTH_ACCESS_KEY,
          PURGE_KEY: secrets.PURGE_KEY,
          STORE_ORIGIN: `http://localhost:${port}`,
          PAYMENTS_ORIGIN: `http://pay.localhost:${port}`,
          PAGE_CACHE: 'off',
          ...chatIn(port),
          ...unhurried,
          ...givenSettings('storefront'),
        },
      },
      auxiliaryWorkers: [
        {
          configPath: configPath('commerce'),
          config: {
            vars: commerceWorker(secrets, {
              AUTH_ACCESS_KEY: secrets.AUTH_ACCESS_KEY,
              SITE_WAIT_MS: '60000',
              ...givenSettings('commerce'),
            }).bindings,
          },
        },
        { configPath: configPath('pictures') },
        { configPath: configPath('chat'), config: { vars: chatSettings } },
        { configPath: configPath('desk'), config: { vars: deskWorker(secrets).bindings } },
        {
          configPath: configPath('payments'),
          config: { vars: paymentsWorker(secrets, port, givenSettings('payments')).bindings },
        },
      ],
    }),
  ],
})
await server.listen()
console.log(`
  Fellholm is open for changes.

  Store          http://localhost:${port}
  Payments       http://pay.localhost:${port}
  Chat           http://chat.localhost:${port}/staff (where what shoppers write is answered)
  Data           ${stateDirectory()}
`)
endWith(() => server.close())
