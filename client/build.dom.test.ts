import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  document.documentElement.dataset.build = 'old'
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('R391: the manifest is fetched at start and polled every 5 min; a new build id makes the page outdated', async () => {
  const served = { buildId: 'old' }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return { json: async () => served }
  })
  const { isOutdated, watchBuild } = await import('./build.ts')
  watchBuild()
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toEqual(['/builds/meta/old.json'])
  expect(isOutdated()).toBe(false)
  served.buildId = 'new'
  await vi.advanceTimersByTimeAsync(300_000)
  expect(isOutdated()).toBe(true)
})

it('R078: a page is reloaded once in 10 s at most', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  const { reloadOnce } = await import('./build.ts')
  reloadOnce()
  reloadOnce()
  await vi.advanceTimersByTimeAsync(9_999)
  reloadOnce()
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2)
  reloadOnce()
  expect(reload).toHaveBeenCalledTimes(2)
})

it.each([
  ['a part of the page that is gone has it loaded again', async () => new Response(), 1],
  [
    'a part that could not come because the connection is lost leaves the page as it is',
    () => Promise.reject(new TypeError()),
    0,
  ],
])('%s', async (_, answer, times) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  vi.stubGlobal('fetch', answer)
  const { watchBuild } = await import('./build.ts')
  watchBuild()
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(times)
})
