// What the reports of vitest and Playwright say, counted for the closing line of a run.
import { existsSync, readFileSync } from 'node:fs'

export type Counts = {
  readonly passed: number
  readonly failed: number
  /** Titles of the tests that only passed at the second try; they are among those that passed. */
  readonly secondTry: readonly string[]
}

const none: Counts = { passed: 0, failed: 0, secondTry: [] }

type VitestReport = { readonly numPassedTests?: number; readonly numFailedTests?: number }

type Suite = {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[]
  }[]
}

type PlaywrightReport = { readonly stats: Readonly<Record<string, number>>; readonly suites: readonly Suite[] }

function flakyIn({ title, suites = [], specs = [] }: Suite, above: readonly string[] = []): string[] {
  const path = [...above, title]
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(spec => [...path, spec.title].join(' › '))
  return [...own, ...suites.flatMap(suite => flakyIn(suite, path))]
}

/** What vitest's JSON report counts. */
export const unitCounts = ({ numPassedTests = 0, numFailedTests = 0 }: VitestReport): Counts => ({
  passed: numPassedTests,
  failed: numFailedTests,
  secondTry: [],
})

/** What Playwright's JSON report counts: a test that passed when it was tried again has passed, and is named. */
export const browserCounts = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
  failed: stats.unexpected ?? 0,
  secondTry: suites.flatMap(suite => flakyIn(suite)),
})

/** The counts of a report file; a run that wrote none has counted nothing. */
export const countsIn = <Report>(file: string, count: (report: Report) => Counts): Counts =>
  existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as Report) : none
