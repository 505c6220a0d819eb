// `npm test`; `npm run verify` (`--no-browser`), the same without the browser; `npm run test:long` (`--long`), what goes
// through everything. Each ends with the line `N passed, N failed`.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

import { suites, type Suite } from '../tests/suites/suites.ts'
import { longUnits } from '../tests/suites/units.ts'
import { openBrowserStore, type BrowserStore } from './testing/browser-store.ts'
import { runChecks } from './testing/checks.ts'
import { browserCounts, closingLines, countsIn, notLeft, totalOf, unitCounts } from './testing/test-report.ts'

const suite: Suite = process.argv.includes('--long') ? 'long' : 'short'
const { units, browser } = suites[suite]
for (const { report } of [units, browser]) rmSync(report, { force: true })

/** Runs tests and gives their name when some of them failed. */
function run(
  name: string,
  command: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  console.log(`\n— ${name} (${suite}): ${command}`)
  const { promise, resolve } = Promise.withResolvers<readonly string[]>()
  const child = spawn(command, words, { stdio: 'inherit', env: { ...process.env, ...env } })
  child.once('error', error => {
    console.error(error)
    resolve([name])
  })
  child.once('close', status => resolve(status === 0 ? [] : [name]))
  return promise
}

const runUnits = () =>
  run('unit and worker tests', 'vitest', [
    'run',
    '--maxWorkers=2',
    `--outputFile.json=${units.report}`,
    ...units.chosen,
  ])

/** Runs the browser tests against a store that is open. */
async function runBrowser({ env, close }: BrowserStore): Promise<readonly string[]> {
  const reports = { PLAYWRIGHT_JSON_OUTPUT_FILE: browser.report }
  const broken = await run('browser tests', process.execPath, ['scripts/browser-tests.ts', ...browser.chosen], {
    ...reports,
    ...env,
  })
  await close()
  return broken
}

/** Checks that no file runs in both suites. */
function checkLeft(): readonly string[] {
  const files = suite === 'short' ? notLeft(units.report, longUnits) : []
  return files.map(file => `${file} is left to npm run test:long, and was run`)
}

const began = Date.now()
const nothing = { said: '', broken: [] }
const isWithBrowser = !process.argv.includes('--no-browser')

/** The checks, then the store for the browser. */
async function besideUnits() {
  const found = suite === 'long' ? nothing : await runChecks()
  return { ...found, store: isWithBrowser ? await openBrowserStore() : undefined }
}

// Neither checks nor tests keep two cores busy all the time; beside each other they do.
const [checked, tested] = await Promise.all([besideUnits(), runUnits()])
console.log(checked.said)
const broken = [
  ...checked.broken,
  ...tested,
  ...checkLeft(),
  ...(checked.store === undefined ? [] : await runBrowser(checked.store)),
]

const counts = [countsIn(units.report, unitCounts), countsIn(browser.report, browserCounts)]
console.log(`\n${closingLines(counts, broken, Math.round((Date.now() - began) / 1000)).join('\n')}`)
const { passed, failed } = totalOf(counts, broken)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
