// Which tests `npm test` leaves to `npm run test:long`. CI runs both, so that nothing is shown by neither.
import { longTitles } from './titles.ts'
import { longUnits } from './units.ts'

export type Suite = 'short' | 'long'

/** Tests that one process runs, and where its report goes. */
type Run = { readonly name: string; readonly chosen: readonly string[]; readonly report: string }

/**
 * The two processes of vitest, which runs its projects one after the other: the storefront's, which are most of the work, and
 * beside them all others.
 */
const unitRuns = (suite: string, chosen: readonly string[]): readonly Run[] => [
  {
    name: 'tests of the storefront',
    chosen: ['--project=edge', '--maxWorkers=2', ...chosen],
    report: `reports/vitest${suite}-edge.json`,
  },
  {
    name: 'unit and worker tests',
    chosen: ['--project=!edge', '--maxWorkers=1', ...chosen],
    report: `reports/vitest${suite}.json`,
  },
]

const titles = longTitles.map(title => title.replaceAll('.', String.raw`\.`)).join('|')

/** What vitest and Playwright are told to run of a suite, and where they write their reports. */
export const suites: Readonly<Record<Suite, { readonly units: readonly Run[]; readonly browser: Run }>> = {
  short: {
    units: unitRuns(
      '',
      longUnits.map(path => `--exclude=${path.endsWith('/') ? `${path}**` : path}`),
    ),
    browser: { name: 'browser tests', chosen: [`--grep-invert=${titles}`], report: 'reports/playwright.json' },
  },
  long: {
    units: unitRuns('-long', longUnits),
    browser: { name: 'browser tests', chosen: [`--grep=${titles}`], report: 'reports/playwright-long.json' },
  },
}
