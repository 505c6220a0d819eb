// `npm run test:attack [-- name [size]]`: orders and accounts under attack for as long as one likes, against stores of its own on
// this machine.
// Ends with the line `N passed, N failed`.
import { buildStore } from '../../scripts/store/build-store.ts'
import { faults } from './faults/faults.ts'
import type { Attack } from './finding.ts'
import { leak } from './leak.ts'
import { madeUp } from './made-up.ts'
import { nemesis } from './nemesis/nemesis.ts'
import { pins } from './pins.ts'

const tests: Readonly<Record<string, Attack>> = { faults, nemesis, 'made-up': madeUp, leak, pins }

const [name, size] = process.argv.slice(2)
const chosen = Object.entries(tests).filter(([each]) => name === undefined || each === name)
if (chosen.length === 0) throw new Error(`There is no attack ${name}: say ${Object.keys(tests).join(', ')}.`)

if (process.env.NO_BUILD === undefined) await buildStore('local')
let [passed, failed] = [0, 0]
for (const [each, test] of chosen) {
  console.log(`\n— ${each}`)
  for (const check of await test(size === undefined ? undefined : Number(size))) {
    if (check.passed) passed += 1
    else failed += 1
    console.log(`  ${check.passed ? 'ok  ' : 'FAIL'}  ${check.name}: ${check.said}`)
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
