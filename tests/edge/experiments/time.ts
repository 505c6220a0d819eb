import { vi } from 'vitest'

// From the beginning on, so that whoever keeps the function itself keeps this one. Timers run as they do.
vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true })

/** From now on it is so many milliseconds later. */
export const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** Lets what goes on behind an answer end. */
export const settled = () =>
  new Promise<void>(resolve => {
    setTimeout(resolve, 150)
  })
