// `npm run bench [-- --only <name>,<name> --strict --no-build]`: the speed budgets, measured on this machine as ratios within
// one run; see docs/bench.md. Speed is reported, not tested: only --strict makes a broken budget a failure. `--only browser`
// takes `--rounds <count>` and `--page <name>` for somebody who works on a page.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { table, verdict, type ReportRow } from './report.ts'

process.env.BUILD_DIR ??= '.wrangler/bench/local'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    strict: { type: 'boolean' },
    'no-build': { type: 'boolean' },
    rounds: { type: 'string' },
    page: { type: 'string' },
  },
})

const browserOptions = {
  page: values.page,
  rounds: values.rounds === undefined ? undefined : Number(values.rounds),
}

const measures: Readonly<Record<string, () => Promise<readonly ReportRow[]>>> = {
  cached: async () => (await import('./measures/cached.ts')).cached(),
  render: async () => (await import('./measures/render.ts')).render(),
  weight: async () => (await import('./measures/weight.ts')).weight(),
  stream: async () => (await import('./measures/stream.ts')).stream(),
  dead: async () => (await import('./measures/dead.ts')).dead(),
  browser: async () => (await import('./measures/browser.ts')).browser(browserOptions),
  redirects: async () => (await import('./measures/redirects.ts')).redirects(),
  commerce: async () => (await import('./measures/commerce.ts')).commerce(),
  purchases: async () => (await import('./measures/purchases.ts')).wholePurchases(),
  search: async () => (await import('./measures/search.ts')).searches(),
  who: async () => (await import('./measures/who.ts')).who(),
  desk: async () => (await import('./measures/desk.ts')).desk(),
  memory: async () => (await import('./measures/memory.ts')).memory(),
}

const names = values.only?.split(',') ?? Object.keys(measures)
const unknown = names.filter(name => measures[name] === undefined)
if (unknown.length > 0) throw new Error(`--only ${unknown.join()}: say some of ${Object.keys(measures).join(', ')}`)
const chosen = Object.entries(measures).filter(([name]) => names.includes(name))

const { buildStore } = await import('../../scripts/store/build-store.ts')
const isBuilt = existsSync(resolve(process.env.BUILD_DIR, 'storefront/index.js'))
if (values['no-build'] !== true || !isBuilt) await buildStore('local')

const rows: ReportRow[] = []
for (const [name, measure] of chosen) {
  console.error(`${name} …`)
  const measured = await measure()
  rows.push(...measured)
  console.log(table(measured))
}
mkdirSync('reports', { recursive: true })
const report = rows.map(row => ({ ...row, verdict: verdict(row) }))
writeFileSync('reports/bench.json', `${JSON.stringify({ at: new Date().toISOString(), rows: report }, null, 2)}\n`)
process.exit(values.strict === true && report.some(row => row.verdict === 'FAIL') ? 1 : 0)
