// `npm run catalog:import -- <feed.csv> [--url http://localhost:8787]`: sends a product export to the running store.
// Everything is taken in or, when a line is wrong, nothing: then each problem is printed and the exit code is 1.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { localSecrets, stateDirectory } from './store/state.ts'

type Counts = {
  readonly created: number
  readonly updated: number
  readonly variants: number
  readonly skipped: number
  /** Photographs of hosts that the setting `PHOTOS` does not name. */
  readonly photographsLeftOut: number
  readonly sites: readonly string[]
}
type Problem = { readonly line: number; readonly column: string; readonly message: string }

const fallback = `http://localhost:${process.env.PORT ?? '8787'}`
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string', default: fallback } },
})

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const [file] = positionals
if (file === undefined) fail('Say which feed: npm run catalog:import -- <feed.csv>')
const csv = await readFile(file, 'utf8').catch(() => fail(`Cannot read ${file}`))
const key = process.env.ADMIN_KEY ?? localSecrets(stateDirectory()).ADMIN_KEY

const response = await fetch(new URL('/admin/catalog/import', values.url), {
  method: 'POST',
  headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
  body: csv,
}).catch(() => fail(`Nothing answers at ${values.url}. Start the store with npm start, or say --url.`))

if (response.status === 422) {
  const { problems } = (await response.json()) as { problems: readonly Problem[] }
  for (const { line, column, message } of problems) console.error(`${file}:${line} ${column}: ${message}`)
  fail(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was changed.`)
}
if (!response.ok) fail(`The store refused the feed with ${response.status}: ${await response.text()}`)

const { created, updated, variants, skipped, photographsLeftOut, sites } = (await response.json()) as Counts
console.log(
  `${created} products new, ${updated} renewed, ${variants} SKUs in all, ${skipped} skipped; in ${sites.join(', ')}.`,
)
if (photographsLeftOut > 0)
  console.log(
    `${photographsLeftOut} photographs were left out: name their hosts in the setting PHOTOS, and import once more. Until then the products are drawn.`,
  )
