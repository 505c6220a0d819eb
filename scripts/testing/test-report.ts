// Reads the reports of Vitest and Playwright for the closing lines of a run.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type Counts = {
  readonly passed: number
  readonly failed: number
  /** Tests that failed, each by its file, titles and what it said; a file or a run that broke before its tests too. */
  readonly failedTests: readonly string[]
  /** Titles of the tests that only passed at the second try; they are among those that passed. */
  readonly secondTry: readonly string[]
}

const none: Counts = { passed: 0, failed: 0, failedTests: [], secondTry: [] }

type VitestFile = {
  readonly name: string
  readonly status?: string
  /** Why a file broke before its tests. */
  readonly message?: string
  readonly assertionResults?: readonly {
    readonly status: string
    readonly title: string
    readonly ancestorTitles?: readonly string[]
    readonly failureMessages?: readonly string[]
  }[]
}

type VitestReport = {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly testResults?: readonly VitestFile[]
}

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped'

type BrowserTest = {
  readonly status: Status
  readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[]
}

type Suite = {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly tests: readonly BrowserTest[] }[]
}

type PlaywrightReport = {
  readonly stats: Readonly<Record<string, number>>
  readonly suites: readonly Suite[]
  /** Errors outside the tests: a store that did not start, a file that does not compile. */
  readonly errors?: readonly { readonly message?: string }[]
}

/** An error may hold a whole page. */
const longestLine = 300

/** A test's file and titles in one line. */
const placeOf = (...titles: readonly string[]) => titles.join(' › ').replaceAll(/\s+/g, ' ')

/** The first line of an error, without colours. */
const firstLine = (message: string) =>
  stripVTControlCharacters(message).trim().split('\n')[0]?.slice(0, longestLine) ?? ''

/** A test's place and what it said of why it failed. */
const withReason = (place: string, message = '') => (message === '' ? place : `${place}: ${firstLine(message)}`)

const reasonOf = (tests: readonly BrowserTest[]) =>
  tests
    .flatMap(({ results = [] }) => results)
    .flatMap(({ errors = [] }) => errors)
    .find(({ message }) => message !== undefined)?.message

function endedAs(wanted: Status, { title, suites = [], specs = [] }: Suite, above: readonly string[] = []): string[] {
  const path = [...above, title]
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(spec => withReason(placeOf(...path, spec.title), reasonOf(spec.tests)))
  return [...own, ...suites.flatMap(suite => endedAs(wanted, suite, path))]
}

function failedIn({ name, status, message, assertionResults = [] }: VitestFile, root: string): readonly string[] {
  const file = relative(root, name)
  const failed = assertionResults
    .filter(one => one.status === 'failed')
    .map(({ ancestorTitles = [], title, failureMessages = [] }) =>
      withReason(placeOf(file, ...ancestorTitles, title), failureMessages[0]),
    )
  return failed.length === 0 && status === 'failed' ? [withReason(placeOf(file, 'the file itself'), message)] : failed
}

/** The counts of Vitest's JSON report; files are named relative to `root`. */
export const unitCounts = (
  { numPassedTests = 0, numFailedTests = 0, testResults = [] }: VitestReport,
  root = process.cwd(),
): Counts => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failedTests: testResults.flatMap(file => failedIn(file, root)),
  secondTry: [],
})

/** Which of these files and folders, given by their path from the root, a run of vitest has looked at. */
export const filesAmong = (paths: readonly string[], { testResults = [] }: VitestReport): readonly string[] =>
  paths.filter(path =>
    testResults.some(({ name }) => (path.endsWith('/') ? name.includes(`/${path}`) : name.endsWith(`/${path}`))),
  )

/** The counts of Playwright's JSON report. A test that passed on a retry counts as passed and is named. */
export const browserCounts = ({ stats, suites, errors = [] }: PlaywrightReport): Counts => ({
  passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
  failed: stats.unexpected ?? 0,
  failedTests: [
    ...suites.flatMap(suite => endedAs('unexpected', suite)),
    ...errors.map(({ message = 'an error' }) => placeOf('the browser tests', firstLine(message))),
  ],
  secondTry: suites.flatMap(suite => endedAs('flaky', suite)),
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

/** How many passed and failed; a step that fails without a failed test (a lint, a type error, a crash) counts as one. */
export const totalOf = (counts: readonly Counts[], broken: readonly string[]) => ({
  passed: counts.reduce((sum, one) => sum + one.passed, 0),
  failed: Math.max(
    counts.reduce((sum, one) => sum + one.failed, 0),
    broken.length,
  ),
})

/** The last lines of a run: what failed is named last of all, so that the end of a log says it, then the counts. */
export function closingLines(counts: readonly Counts[], broken: readonly string[], seconds: number): readonly string[] {
  const { passed, failed } = totalOf(counts, broken)
  return [
    `In ${seconds} s`,
    ...counts.flatMap(({ secondTry }) => secondTry).map(title => `Passed only at the second try: ${title}`),
    ...broken.map(step => `Not passed: ${step}`),
    ...counts.flatMap(({ failedTests }) => failedTests).map(test => `Failed: ${test}`),
    `${passed} passed, ${failed} failed`,
  ]
}
