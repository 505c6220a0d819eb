import { describe, expect, it } from 'vitest'

import { browserCounts, closingLines, countsIn, filesAmong, totalOf, unitCounts } from './test-report.ts'

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({ title, tests: [{ status }] })

const browserReport = {
  stats: { expected: 2, unexpected: 1, flaky: 1 },
  suites: [
    {
      title: 'e2e/browse/listing.spec.ts',
      specs: [spec('a listing filters', 'expected'), spec('a listing pages', 'unexpected')],
      suites: [{ title: 'on a phone', specs: [spec('Back keeps the place', 'flaky')] }],
    },
    { title: 'e2e/cart.spec.ts', specs: [spec('a cart fills', 'expected')] },
  ],
}

const unitReport = {
  numPassedTests: 7,
  numFailedTests: 2,
  testResults: [
    {
      name: '/store/kv/purges.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', ancestorTitles: ['purges', 'by tag'], title: 'a page goes\nwith its tag' },
        { status: 'passed', ancestorTitles: [], title: 'a purge is kept' },
        { status: 'failed', title: 'a purge is written once' },
      ],
    },
    { name: '/store/kv/page-cache.test.ts', status: 'failed', assertionResults: [] },
    { name: '/store/kv/redirects.test.ts', status: 'passed', assertionResults: [{ status: 'passed', title: 'goes' }] },
  ],
}

describe('what a report says', () => {
  it('a browser test that passed at the second try has passed and is named; one that failed is named by file and title', () => {
    expect(browserCounts(browserReport)).toEqual({
      passed: 3,
      failed: 1,
      failedTitles: ['e2e/browse/listing.spec.ts › a listing pages'],
      secondTry: ['e2e/browse/listing.spec.ts › on a phone › Back keeps the place'],
    })
  })

  it('a failed test of vitest is named in one line by its file from the root, suites and title', () => {
    expect(unitCounts(unitReport, '/store')).toEqual({
      passed: 7,
      failed: 2,
      failedTitles: [
        'kv/purges.test.ts › purges › by tag › a page goes with its tag',
        'kv/purges.test.ts › a purge is written once',
        'kv/page-cache.test.ts › the file itself',
      ],
      secondTry: [],
    })
  })

  it('a store that did not start is named, although no test was counted', () => {
    const { failedTitles } = browserCounts({ stats: {}, suites: [], errors: [{ message: 'Error: Timed out\n  at x' }] })
    expect(failedTitles).toEqual(['the browser tests › Error: Timed out'])
  })

  it('a run that ended without a report has counted nothing', () => {
    const nothing = { passed: 0, failed: 0, failedTitles: [], secondTry: [] }
    expect(countsIn('/nowhere/vitest.json', unitCounts)).toEqual(nothing)
  })
})

describe('the closing lines of a run', () => {
  const counts = [unitCounts(unitReport, '/store'), browserCounts(browserReport)]

  it('name every failed test right before the counts', () => {
    expect(closingLines(counts, ['browser tests'], 350)).toEqual([
      'In 350 s',
      'Passed only at the second try: e2e/browse/listing.spec.ts › on a phone › Back keeps the place',
      'Not passed: browser tests',
      'Failed: kv/purges.test.ts › purges › by tag › a page goes with its tag',
      'Failed: kv/purges.test.ts › a purge is written once',
      'Failed: kv/page-cache.test.ts › the file itself',
      'Failed: e2e/browse/listing.spec.ts › a listing pages',
      '10 passed, 3 failed',
    ])
  })

  it('count a step that failed without a failed test', () => {
    const passed = { passed: 9, failed: 0, failedTitles: [], secondTry: [] }
    expect(totalOf([passed], ['lint', 'types'])).toEqual({ passed: 9, failed: 2 })
    expect(totalOf([passed], [])).toEqual({ passed: 9, failed: 0 })
  })
})

it('files and folders that a run has looked at are found by their path, and no others', () => {
  const report = {
    testResults: [{ name: '/store/tests/edge/failures/busy.test.ts' }, { name: '/store/kv/purges.test.ts' }],
  }
  expect(
    filesAmong(['tests/edge/failures/busy.test.ts', 'edge/failures/busy.test.tsx', 'kv/page-cache.test.ts'], report),
  ).toEqual(['tests/edge/failures/busy.test.ts'])
  expect(filesAmong(['tests/edge/failures/', 'tests/edge/fail/'], report)).toEqual(['tests/edge/failures/'])
})
