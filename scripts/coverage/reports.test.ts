import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { passedIn, readReports } from './reports.ts'

const root = resolve(import.meta.dirname, '../..')

const ofVitest = JSON.stringify({
  success: false,
  testResults: [
    {
      name: join(root, 'src/cart.test.ts'),
      assertionResults: [
        { ancestorTitles: ['a cart', 'R166'], title: 'is made anew', status: 'passed' },
        { ancestorTitles: [], title: 'R167: is emptied', status: 'failed' },
        { title: 'R168: is reset', status: 'skipped' },
      ],
    },
  ],
})

const one = (title: string, status: string, ok = true) => ({ title, file: 'e2e/cart.spec.ts', ok, tests: [{ status }] })
const ofPlaywright = JSON.stringify({
  config: { rootDir: join(root, 'tests') },
  suites: [
    {
      title: 'e2e/cart.spec.ts',
      file: 'e2e/cart.spec.ts',
      specs: [one('R098: opens', 'expected'), one('R099: stacks', 'skipped'), one('R100: is there', 'flaky')],
      suites: [
        {
          title: 'by hand',
          file: 'e2e/cart.spec.ts',
          specs: [one('O6: is sent once', 'expected'), one('O5: fails', 'unexpected', false)],
        },
      ],
    },
  ],
})

describe('what a report says has passed', () => {
  it('Vitest: tests that passed and no others, with the titles of their suites and the file', () => {
    expect(passedIn(ofVitest)).toEqual([{ title: 'a cart R166 is made anew', file: 'src/cart.test.ts' }])
  })

  it('Playwright: tests that ended as expected, neither skipped nor tried again, with suites within suites', () => {
    const file = 'tests/e2e/cart.spec.ts'
    expect(passedIn(ofPlaywright)).toEqual([
      { title: 'by hand O6: is sent once', file },
      { title: 'R098: opens', file },
    ])
  })

  it.each(['', '{', '[]', '{"rows":[]}', '{"testResults":[{"name":1}]}', '{"suites":"none"}'])(
    '%j is no report of tests',
    text => {
      expect(passedIn(text)).toBeUndefined()
    },
  )
})

describe('the reports in a folder', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fellholm-reports-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are those of both kinds; other JSON is passed over', () => {
    writeFileSync(join(folder, 'vitest.json'), ofVitest)
    writeFileSync(join(folder, 'playwright.json'), ofPlaywright)
    writeFileSync(join(folder, 'bench.json'), '{"rows":[]}')
    const read = readReports(folder).map(({ file, passed }) => [file, passed.length])
    expect(read.toSorted()).toEqual([
      [join(folder, 'playwright.json'), 2],
      [join(folder, 'vitest.json'), 1],
    ])
  })

  it('are none where there is no such folder', () => {
    expect(readReports(join(folder, 'none'))).toEqual([])
  })
})
