import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { reportOf } from './report.ts'
import { createResolver } from './resolve.ts'

const built = mkdtempSync(join(tmpdir(), 'maps-'))
afterAll(() => rmSync(built, { recursive: true }))

const row = (parameters: object, more: object = {}) => ({
  id: crypto.randomUUID(),
  name: 'client_error',
  at: Date.UTC(2026, 10, 23, 10),
  locale: 'en-us',
  path: '/en-us/help',
  page_type: 'help',
  session: null,
  role: 'guest',
  parameters: JSON.stringify(parameters),
  ...more,
})

const fault = (message: string, more: object = {}) => ({
  message,
  frames: [{ file: '/assets/a.js', line: 1, column: 1, name: 'n' }],
  build: 'b1',
  ...more,
})

test('faults of one place are one, with how often, where, in which part, and the place in the sources', () => {
  mkdirSync(join(built, 'maps/b1/assets'), { recursive: true })
  // Line 1, column 1 of the script is line 3, column 5 of the source.
  const map = { version: 3, sources: ['../../../src/ui/part.tsx'], names: [], mappings: 'AAEI' }
  writeFileSync(join(built, 'maps/b1/assets/a.js.map'), JSON.stringify(map))
  const report = reportOf(
    [
      row(fault('TypeError: once')),
      row(fault('TypeError: twice', { part: 'search-field' })),
      row(fault('TypeError: twice', { part: 'search-field' }), { locale: 'de-de', page_type: 'home' }),
    ],
    createResolver(built),
  )
  expect(report.indexOf('2 ×  TypeError: twice')).toBe(0)
  expect(report).toContain('pages   help, home')
  expect(report).toContain('locales de-de, en-us')
  expect(report).toContain('part    search-field')
  expect(report).toContain('at src/ui/part.tsx:3:5 (n)')
  expect(report).toContain('1 ×  TypeError: once')
})

test('without a map a place is that of the script; what asks for a file elsewhere, and junk, is given none', () => {
  const resolve = createResolver(built)
  const frame = { file: '/assets/b.js', line: 7, column: 9 }
  expect(resolve('b1', frame)).toBe('/assets/b.js:7:9')
  expect(resolve('b1', { ...frame, file: '/../../../../etc/passwd' })).toBe('/../../../../etc/passwd:7:9')
  writeFileSync(join(built, 'maps/b1/assets/c.js.map'), 'junk')
  expect(resolve('b1', { ...frame, file: '/assets/c.js' })).toBe('/assets/c.js:7:9')
  expect(reportOf([row({ message: 1 }), row({})], resolve)).toBe('No fault was reported in that time.')
})
