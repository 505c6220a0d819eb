import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Runs a script of this folder as npm does, with an environment; it never takes longer than this. */
function run(script: string, environment: Readonly<Record<string, string>>, cwd = root) {
  const env = { ...process.env, PORT: '39871', TEST_PORT: '39872', ...environment }
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [join(cwd, 'scripts', script)], {
    cwd,
    env,
    encoding: 'utf8',
    timeout: 25_000,
  })
  return { status, said: `${stdout}${stderr}`, error }
}

describe('npm run doctor', () => {
  it('ends and says what is wrong with a data folder, a setting and a browser that is not there', () => {
    const { status, said, error } = run('doctor.ts', {
      STATE_DIR: '/proc/x',
      PAGE_MEMORY_BYTES: 'abc',
      CHROMIUM_PATH: '/nope',
    })
    expect(error).toBeUndefined()
    expect(status).toBe(1)
    expect(said).toMatch(/FIX +Data folder/)
    expect(said).toMatch(/FIX +Settings +PAGE_MEMORY_BYTES: a whole number/)
    expect(said).toMatch(/FIX +Browser for tests +CHROMIUM_PATH=\/nope is not there/)
  })
})

describe('npm start', () => {
  it('does not open with a setting that no worker takes, and says which', () => {
    const { status, said } = run('start.ts', { PAGE_MEMORY_BYTES: 'abc' })
    expect([status, said]).toEqual([1, expect.stringContaining('PAGE_MEMORY_BYTES: a whole number')])
  })

  it('ends where nothing can be kept', () => {
    const { status, said } = run('start.ts', { STATE_DIR: '/proc/x' })
    expect([status, said]).toEqual([1, expect.stringContaining('Nothing can be kept in /proc/x')])
  })
})

describe('an install that was broken off', () => {
  let copy = ''
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'fellholm-'))
    mkdirSync(join(copy, 'scripts'))
    for (const file of ['package.json', 'scripts/check-install.mjs', 'scripts/packages/installed.mjs'])
      cpSync(join(root, file), join(copy, file))
    cpSync(join(root, 'node_modules/vite/package.json'), join(copy, 'node_modules/vite/package.json'))
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('is seen before a script starts: the packages that are missing, and npm ci', () => {
    const { status, said } = run('check-install.mjs', { npm_lifecycle_event: 'prestart' }, copy)
    expect(status).toBe(1)
    expect(said).toContain('miniflare')
    expect(said).not.toMatch(/ vite[,.]/)
    expect(said).toContain('Run npm ci.')
  })
})
