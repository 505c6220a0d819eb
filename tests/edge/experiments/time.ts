import { vi } from 'vitest'

import { openBrowser } from '../browser.ts'

/**
 * From here on the clock of a file is the test's; for the top of it, because whoever keeps the function itself has to keep
 * this one. Timers run as they do.
 */
export const holdClock = () => vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true })

/** From now on it is so many milliseconds later. */
export const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** Lets what goes on behind an answer end. */
export const settled = () =>
  new Promise<void>(resolve => {
    setTimeout(resolve, 150)
  })

/** The isolate reads the datafile anew, as it does every five minutes beside an answer. */
export async function datafileIsDue(): Promise<void> {
  later(310_000)
  await openBrowser().ask('/fapi/featureFlags')
  await settled()
}
