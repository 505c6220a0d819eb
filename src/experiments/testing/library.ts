import { vi } from 'vitest'

import { createFlagLibrary, type Batching } from '../library/browser-client.ts'
import { createFlagClient } from '../flag-client.ts'
import { fakeNetwork, type Answering } from './network.ts'

const addresses = {
  sdkKey: 'storefront',
  datafile: '/datafiles/%s',
  events: '/dispatch',
  predictions: '/predict/%s',
}

/** The client as a browser has it, on a network and, with vitest’s timers, a clock in the test’s hands. */
export function browserClient(answering: Answering, batching?: Batching) {
  const network = fakeNetwork(answering)
  vi.stubGlobal('XMLHttpRequest', network.FakeRequest)
  const heard: string[] = []
  const client = createFlagClient(() =>
    createFlagLibrary({
      addresses,
      ...(batching && { batching }),
      fetch: network.fetch,
      warn: message => void heard.push(message),
    }),
  )
  return { client, heard, asked: network.asked }
}

/** Lets everything happen that is due within so many milliseconds. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
