import { describe, expect, it } from 'vitest'

import { browserCounts, closingLines, countsIn, filesAmong, totalOf, unitCounts } from './test-report.ts'

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky', ...messages: readonly string[]) => ({
  title,
  tests: [{ status, results: [{ errors: messages.map(message => ({ message })) }] }],
})

const browserReport = {
  stats: { expected: 2, unexpected: 1, flaky: 1 },
  suites: [
    {
      title: 'e2e/browse/listing.spec.ts',
      specs: [
        spec('a listing filters', 'expected'),
        spec('a listing pages', 'unexpected', 'Error: \u001B[31mno page 2\u001B[39m\n  at x'),
      ],
      suites: [{ title: 'on a phone', specs: [spec('Back keeps the place', 'flaky', 'Error: at the top')] }],
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
        {
          status: 'failed',
          title: 'a purge is written once',
          failureMessages: ['AssertionError: expected 2 to be 1\n    at purges.test.ts:9'],
        },
      ],
    },
    { name: '/store/kv/page-cache.test.ts', status: 'failed', message: 'Cannot find it\n  at x', assertionResults: [] },
    { name: '/store/kv/redirects.test.ts', status: 'passed', assertionResults: [{ status: 'passed', title: 'goes' }] },
  ],
}

describe('what a report says', () => {
  it('a browser test that passed at the second try has passed and is named; one that failed is named by file and title', () => {
    expect(browserCounts(browserReport)).toEqual({
      passed: 3,
      failed: 1,
      failedTests: ['e2e/browse/listing.spec.ts › a listing pages: Error: no page 2'],
      secondTry: ['e2e/browse/listing.spec.ts › on a phone › Back keeps the place: Error: at the top'],
    })
  })

  it('a failed test of vitest is named in one line by its file from the root, suites and title', () => {
    expect(unitCounts(unitReport, '/store')).toEqual({
      passed: 7,
      failed: 2,
      failedTests: [
        'kv/purges.test.ts › purges › by tag › a page goes with its tag',
        'kv/purges.test.ts › a purge is written once: AssertionError: expected 2 to be 1',
        'kv/page-cache.test.ts › the file itself: Cannot find it',
      ],
      secondTry: [],
    })
  })

  it('an error that holds a whole page is cut', () => {
    const failed = { status: 'failed', title: 'shows it', failureMessages: ['<p>'.repeat(1000)] }
    const [told = ''] = unitCounts(
      { testResults: [{ name: '/a.test.ts', assertionResults: [failed] }] },
      '/',
    ).failedTests
    expect(told).toMatch(/^a\.test\.ts › shows it: (<p>){100}$/)
  })

  it('a store that did not start is named, although no test was counted', () => {
    const { failedTests } = browserCounts({ stats: {}, suites: [], errors: [{ message: 'Error: Timed out\n  at x' }] })
    expect(failedTests).toEqual(['the browser tests › Error: Timed out'])
  })

  it('a run that ended without a report has counted nothing', () => {
    const nothing = { passed: 0, failed: 0, failedTests: [], secondTry: [] }
    expect(countsIn('/nowhere/vitest.json', unitCounts)).toEqual(nothing)
  })
})

describe('the closing lines of a run', () => {
  const counts = [unitCounts(unitReport, '/store'), browserCounts(browserReport)]

  it('name every failed test right before the counts', () => {
    expect(closingLines(counts, ['browser tests'], 350)).toEqual([
      'In 350 s',
      'Passed only at the second try: e2e/browse/listing.spec.ts › on a phone › Back keeps the place: Error: at the top',
      'Not passed: browser tests',
      'Failed: kv/purges.test.ts › purges › by tag › a page goes with its tag',
      'Failed: kv/purges.test.ts › a purge is written once: AssertionError: expected 2 to be 1',
      'Failed: kv/page-cache.test.ts › the file itself: Cannot find it',
      'Failed: e2e/browse/listing.spec.ts › a listing pages: Error: no page 2',
      '10 passed, 3 failed',
    ])
  })

  it('count a step that failed without a failed test', () => {
    const passed = { passed: 9, failed: 0, failedTests: [], secondTry: [] }
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
