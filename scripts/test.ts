// `npm test`: everything CI runs. Ends with the line `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

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

type Counts = { readonly passed: number; readonly failed: number }
const none: Counts = { passed: 0, failed: 0 }

function unitCounts(): Counts {
  if (!existsSync(files.unit)) return none
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(files.unit, 'utf8')) as Record<string, number>
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
}

function browserCounts(): Counts {
  if (!existsSync(files.browser)) return none
  const { stats } = JSON.parse(readFileSync(files.browser, 'utf8')) as { stats: Record<string, number> }
  return { passed: stats.expected ?? 0, failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) }
}

const counts = [unitCounts(), browserCounts()]
const passed = counts.reduce((sum, one) => sum + one.passed, 0)
const failedTests = counts.reduce((sum, one) => sum + one.failed, 0)
// A step that fails without a failed test (a lint, a type error, a crash) counts as one.
const failed = Math.max(failedTests, broken.length)
if (broken.length > 0) console.log(`\nNot passed: ${broken.map(([name]) => name).join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
