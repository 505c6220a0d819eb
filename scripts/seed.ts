// `npm run seed`: opens every shop once, so that migrations and seed are done before the first visitor comes.
import { buildStore } from './store/build-store.ts'
import { preparedPort } from './store/machine.ts'
import { stateDirectory } from './store/state.ts'
import { startStore } from './store/store.ts'

/** One locale of each site. */
const locales = ['en_US', 'en_CA', 'en_GB', 'de_DE']

const port = await preparedPort(process.env.PORT, 8787)
await buildStore('local')
const store = await startStore({ port, onLog: () => undefined })
for (const locale of locales) {
  const answer = await fetch(
    `http://127.0.0.1:${port}/products/v2/search/productSearch?category=women&pageSize=1&locale=${locale}`,
  )
  const { total } = (await answer.json()) as { total: number }
  console.log(`${locale}: ${answer.status === 200 ? `open, ${total} products for women` : `answers ${answer.status}`}`)
}
await store.dispose()
console.log(`Seeded in ${stateDirectory()}.`)
