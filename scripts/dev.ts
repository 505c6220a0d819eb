// `npm run dev`: the whole store with hot reload. Workers run in workerd and read the sources; an edit shows at once.
import { cloudflare } from '@cloudflare/vite-plugin'
import { createServer } from 'vite'

import { endWith } from './ending.ts'
import { preparedPort } from './machine.ts'
import { givenSettings } from './settings.ts'
import { localSecrets, stateDirectory } from './state.ts'
import { commerceWorker, paymentsWorker } from './store.ts'

const port = await preparedPort(process.env.PORT, 8787)
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
process.env.WRANGLER_SEND_METRICS = 'false'

const secrets = localSecrets(stateDirectory())
const runtime = { compatibility_date: '2026-11-01', compatibility_flags: ['nodejs_compat'] }

const server = await createServer({
  mode: 'sandbox',
  server: { port, strictPort: true, host: '127.0.0.1', allowedHosts: ['pay.localhost'] },
  plugins: [
    cloudflare({
      inspectorPort: false,
      persistState: { path: stateDirectory() },
      config: {
        name: 'fellholm-storefront',
        main: 'worker/storefront/index.ts',
        no_bundle: false,
        ...runtime,
        vars: {
          SESSION_SECRET: secrets.SESSION_SECRET,
          AUTH_ACCESS_KEY: secrets.AUTH_ACCESS_KEY,
          STORE_ORIGIN: `http://localhost:${port}`,
          PAYMENTS_ORIGIN: `http://pay.localhost:${port}`,
          PAGE_CACHE: 'off',
          ...givenSettings('storefront'),
        },
        kv_namespaces: [
          { binding: 'PAGES', id: 'PAGES' },
          { binding: 'RULES', id: 'RULES' },
        ],
        services: [{ binding: 'COMMERCE', service: 'fellholm-commerce' }],
      },
      auxiliaryWorkers: [
        {
          config: {
            name: 'fellholm-commerce',
            main: 'worker/commerce/index.ts',
            ...runtime,
            vars: commerceWorker(secrets, {
              AUTH_ACCESS_KEY: secrets.AUTH_ACCESS_KEY,
              ...givenSettings('commerce'),
            }).bindings,
            durable_objects: { bindings: [{ name: 'SITES', class_name: 'Site' }] },
            migrations: [{ tag: 'v1', new_sqlite_classes: ['Site'] }],
            services: [{ binding: 'PAYMENTS', service: 'fellholm-payments' }],
          },
        },
        {
          config: {
            name: 'fellholm-payments',
            main: 'worker/payments/index.ts',
            ...runtime,
            vars: paymentsWorker(secrets, port, givenSettings('payments')).bindings,
            durable_objects: { bindings: [{ name: 'BOOK', class_name: 'PaymentBook' }] },
            migrations: [{ tag: 'v1', new_sqlite_classes: ['PaymentBook'] }],
          },
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
  Data           ${stateDirectory()}
`)
endWith(() => server.close())
