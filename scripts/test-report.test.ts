import { describe, expect, it } from 'vitest'

import { browserCounts, countsIn, filesAmong, unitCounts } from './test-report.ts'

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({ title, tests: [{ status }] })

describe('the closing line of a run', () => {
  it('counts a browser test that passed at the second try as passed, and names it by file and title', () => {
    const report = {
      stats: { expected: 2, unexpected: 1, flaky: 1 },
      suites: [
        {
          title: 'e2e/listing.spec.ts',
          specs: [spec('a listing filters', 'expected'), spec('a listing pages', 'unexpected')],
          suites: [{ title: 'on a phone', specs: [spec('Back keeps the place', 'flaky')] }],
        },
        { title: 'e2e/cart.spec.ts', specs: [spec('a cart fills', 'expected')] },
      ],
    }
    expect(browserCounts(report)).toEqual({
      passed: 3,
      failed: 1,
      secondTry: ['e2e/listing.spec.ts › on a phone › Back keeps the place'],
    })
  })

  it('counts what vitest says, and nothing where a run ended without a report', () => {
    expect(unitCounts({ numPassedTests: 7, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2, secondTry: [] })
    expect(countsIn('/nowhere/vitest.json', unitCounts)).toEqual({ passed: 0, failed: 0, secondTry: [] })
  })
})

it('files that a run has looked at are found by their path, and no others', () => {
  const report = { testResults: [{ name: '/store/tests/edge/busy.test.ts' }, { name: '/store/kv/purges.test.ts' }] }
  expect(filesAmong(['tests/edge/busy.test.ts', 'edge/busy.test.tsx', 'kv/page-cache.test.ts'], report)).toEqual([
    'tests/edge/busy.test.ts',
  ])
})
