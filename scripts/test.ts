// `npm test`: everything CI runs. Ends with the line `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { browserCounts, countsIn, unitCounts } from './test-report.ts'

const reports = resolve(import.meta.dirname, '../reports')
const files = { unit: `${reports}/vitest.json`, browser: `${reports}/playwright.json` }
for (const file of Object.values(files)) rmSync(file, { force: true })

const steps = [
  ['format', 'oxfmt --check .'],
  ['lint', 'npm run -s lint'],
  ['types', 'npm run -s types'],
  ['architecture', 'npm run -s architecture'],
  ['unused code', 'npm run -s unused'],
  ['unit and worker tests', 'npm run -s test:unit'],
  ['browser tests', 'npm run -s test:browser'],
] as const

const broken = steps.filter(([name, command]) => {
  console.log(`\n— ${name}: ${command}`)
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0
})

const counts = [countsIn(files.unit, unitCounts), countsIn(files.browser, browserCounts)]
const passed = counts.reduce((sum, one) => sum + one.passed, 0)
const failedTests = counts.reduce((sum, one) => sum + one.failed, 0)
// A step that fails without a failed test (a lint, a type error, a crash) counts as one.
const failed = Math.max(failedTests, broken.length)
for (const title of counts.flatMap(({ secondTry }) => secondTry))
  console.log(`\nPassed only at the second try: ${title}`)
if (broken.length > 0) console.log(`\nNot passed: ${broken.map(([name]) => name).join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
