import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterEach, expect, it } from 'vitest'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach(folder => rmSync(folder, { recursive: true })))

/** Runs `.ci/run` with an npm that writes what it is given and ends as it is told. */
function ciWith(test: string, long: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fellholm-ci-'))
  folders.push(folder)
  const npm = join(folder, 'npm')
  writeFileSync(npm, `#!/bin/sh\ncase "$*" in\nci) ;;\ntest) ${test} ;;\n'run test:long') ${long} ;;\nesac\n`)
  chmodSync(npm, 0o755)
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH ?? ''}` }
  const { status, stdout } = spawnSync(resolve(import.meta.dirname, '../../.ci/run'), { env, encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}

it('CI ends with what failed in either suite, by name, and one line that counts both', () => {
  const { status, lines } = ciWith(
    `printf 'a log\\nFailed: kv/purges.test.ts › a page goes\\n7 passed, 1 failed\\n'; exit 1`,
    `printf 'more\\nNot passed: browser tests\\nFailed: e2e/cart.spec.ts › a cart fills\\n5 passed, 2 failed\\n'; exit 1`,
  )
  expect(lines.slice(-4)).toEqual([
    'Failed: kv/purges.test.ts › a page goes',
    'Not passed: browser tests',
    'Failed: e2e/cart.spec.ts › a cart fills',
    '12 passed, 3 failed',
  ])
  expect(lines.filter(line => / passed, /.test(line))).toHaveLength(1)
  expect(status).toBe(1)
})

it('CI names a command that ended without a word', () => {
  const { status, lines } = ciWith('exit 3', `echo '5 passed, 0 failed'`)
  expect(lines.slice(-2)).toEqual(['Not passed: npm test', '5 passed, 1 failed'])
  expect(status).toBe(1)
})

it('CI is green when both suites are', () => {
  const { status, lines } = ciWith(`echo '7 passed, 0 failed'`, `echo '5 passed, 0 failed'`)
  expect(lines).toEqual(['12 passed, 0 failed'])
  expect(status).toBe(0)
})
