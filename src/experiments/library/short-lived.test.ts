import { createInstance, createPollingProjectConfigManager } from '@optimizely/optimizely-sdk/universal'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createRequestHandler } from './request-handler.ts'
import { fakeNetwork } from '../testing/network.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('R368: a client for a short time tries to start at most 5 more times, and then fails', async () => {
  const { fetch, asked } = fakeNetwork(() => ({ status: 503 }))
  const client = createInstance({
    disposable: true,
    requestHandler: createRequestHandler({ fetch, timeoutMs: 60_000, warn: () => undefined }),
    projectConfigManager: createPollingProjectConfigManager({
      sdkKey: 'storefront',
      urlTemplate: '/datafiles/%s',
      requestHandler: createRequestHandler({ fetch, timeoutMs: 60_000, warn: () => undefined }),
    }),
  })
  const ready = client.onReady({ timeout: 300_000 })
  await Promise.all([expect(ready).rejects.toThrow('fetch'), vi.advanceTimersByTimeAsync(299_000)])
  expect(asked('/datafiles/')).toHaveLength(6)
})
