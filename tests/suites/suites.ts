// Which tests `npm test` leaves to `npm run test:long`. CI runs both, so that nothing is shown by neither.
import { longTitles } from './titles.ts'
import { longUnits } from './units.ts'

export type Suite = 'short' | 'long'

/** What a runner is told to run, and where its report goes. */
type Run = { readonly chosen: readonly string[]; readonly report: string }

const titles = longTitles.map(title => title.replaceAll('.', String.raw`\.`)).join('|')

/** What vitest and Playwright are told to run of a suite, and where they write their reports. */
export const suites: Readonly<Record<Suite, { readonly units: Run; readonly browser: Run }>> = {
  short: {
    units: {
      chosen: longUnits.map(path => `--exclude=${path.endsWith('/') ? `${path}**` : path}`),
      report: 'reports/vitest.json',
    },
    browser: { chosen: [`--grep-invert=${titles}`], report: 'reports/playwright.json' },
  },
  long: {
    units: { chosen: longUnits, report: 'reports/vitest-long.json' },
    browser: { chosen: [`--grep=${titles}`], report: 'reports/playwright-long.json' },
  },
}
