import { expect, type Page, type Request } from '@playwright/test'

const underWay = new WeakMap<Page, Set<Request>>()

/** Begins to count what a page asks for and has not got yet; from before it opens, so that nothing is missed. */
export function watchTraffic(page: Page): ReadonlySet<Request> {
  const known = underWay.get(page)
  if (known !== undefined) return known
  const open = new Set<Request>()
  underWay.set(page, open)
  // What is sent in passing is answered when nobody looks any more.
  page.on('request', request => void (request.resourceType() === 'ping' || open.add(request)))
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
  return open
}

/** Has the page do all that it has put off until it has nothing else to do. */
const idle = () =>
  new Promise<void>(resolve => {
    const last = () => requestIdleCallback(() => resolve(), { timeout: 1_000 })
    requestIdleCallback(last, { timeout: 1_000 })
  })

/** Waits until all that the page has asked for is there, and it has nothing left to do that would ask for more. */
export async function atRest(page: Page): Promise<void> {
  const open = watchTraffic(page)
  await page.waitForLoadState('load')
  await expect
    .poll(
      async () => {
        if (open.size === 0) await page.evaluate(idle)
        return [...open].map(request => request.url())
      },
      { intervals: [20, 50, 100] },
    )
    .toEqual([])
}

/** Opens an address and waits until the page is at rest. */
export async function openAtRest(page: Page, path: string) {
  watchTraffic(page)
  const answer = await page.goto(path)
  await atRest(page)
  return answer
}

/**
 * Lets time pass in a page whose clock is the test's (`page.clock.install()`, before it opens), and everything come of it:
 * what is put off until then is done, and what that asks for is there.
 */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds)
  await atRest(page)
}
