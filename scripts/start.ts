// `npm start`: builds the whole store and serves it on this machine. `--no-build` serves what was built last.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { buildStore } from './build-store.ts'
import { builtStore, startStore, stateDirectory } from './store.ts'

const port = Number(process.env.PORT ?? 8787)
const skipsBuild = process.argv.includes('--no-build') && existsSync(join(builtStore, 'storefront/index.js'))
if (!skipsBuild) await buildStore('local')

const commerceOrigin = process.env.COMMERCE_ORIGIN
const store = await startStore({ port, ...(commerceOrigin === undefined ? {} : { commerceOrigin }) })

const origin = `http://localhost:${port}`
console.log(`
  Fellholm is open.

  Store          ${origin}
  Payments       http://pay.localhost:${port} (embedded provider; it alone sees card numbers)
  Health         ${origin}/healthcheck/status
  Data           ${stateDirectory()} (npm run reset empties it)
  Test cards     4242 4242 4242 4242 approved · 4000 0000 0000 0002 declined · 4000 0000 0000 9995 insufficient funds
                 any later month, any three digits; the whole list is in docs/commerce.md
  Redirects      npm run redirects -- list
  Import         npm run catalog:import -- <feed.csv>
`)

let ending = false
const end = async () => {
  if (ending) return
  ending = true
  await store.dispose()
  process.exit(0)
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
