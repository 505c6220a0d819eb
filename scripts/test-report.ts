// What the reports of vitest and Playwright say, counted for the closing line of a run.
import { existsSync, readFileSync } from 'node:fs'

export type Counts = {
  readonly passed: number
  readonly failed: number
  /** Titles of the tests that only passed at the second try; they are among those that passed. */
  readonly secondTry: readonly string[]
}

const none: Counts = { passed: 0, failed: 0, secondTry: [] }

type VitestReport = {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly testResults?: readonly { readonly name: string }[]
}

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

/** Which of these files, given by their path from the root, a run of vitest has looked at. */
export const filesAmong = (files: readonly string[], { testResults = [] }: VitestReport): readonly string[] =>
  files.filter(file => testResults.some(({ name }) => name.endsWith(`/${file}`)))

/** What Playwright's JSON report counts: a test that passed when it was tried again has passed, and is named. */
export const browserCounts = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
  failed: stats.unexpected ?? 0,
  secondTry: suites.flatMap(suite => flakyIn(suite)),
})

const reportIn = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined

/** The counts of a report file; a run that wrote none has counted nothing. */
export function countsIn<Report>(file: string, count: (report: Report) => Counts): Counts {
  const report = reportIn<Report>(file)
  return report === undefined ? none : count(report)
}

/** Files that the short suite has run although it leaves them to the long one: they would be paid for twice. */
export const notLeft = (report: string, left: readonly string[]): readonly string[] =>
  filesAmong(left, reportIn<VitestReport>(report) ?? {})
