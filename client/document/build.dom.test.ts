import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const listening = vi.spyOn(globalThis, 'addEventListener')

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  document.documentElement.dataset.build = 'old'
  sessionStorage.clear()
})
afterEach(() => {
  for (const [name, listener] of listening.mock.calls.splice(0)) removeEventListener(name, listener)
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

const there = async () => new Response()
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** Twenty parts at once: what fails for one fails for all that were asked for with it. */
async function missParts(answer: () => Promise<Response>) {
  const ask = vi.fn(answer)
  vi.stubGlobal('fetch', ask)
  for (let part = 0; part < 20; part++) dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
}

it.each([
  ['a part of the page that is gone has it loaded again', [there], 1],
  ['a part that could not come because the connection is lost leaves the page as it is', [lost], 0],
  ['a part that is asked for again with the connection back has the page loaded again', [lost, there], 1],
])('%s', async (_, answers, times) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  const { watchBuild } = await import('./build.ts')
  watchBuild()
  for (const answer of answers) await missParts(answer)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).toHaveBeenCalledTimes(times)
})

it('a page that lacks a part is not loaded again while something is under way', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  document.body.innerHTML = '<button aria-busy="true">Add to cart</button>'
  const { watchBuild } = await import('./build.ts')
  watchBuild()
  await missParts(there)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reload).not.toHaveBeenCalled()
  document.body.innerHTML = '<button>Add to cart</button>'
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).toHaveBeenCalledTimes(1)
})
