import { beforeEach, describe, expect, it } from 'vitest'

import { openBrowser, shopOpen } from '../browser.ts'
import { dependency } from '../dependency.ts'

beforeEach(() => dependency.reset())

/** From now on calls whose path contains `part` answer after 8 s, which nobody waits for. */
const hang = (part: string) =>
  dependency.behave(async (request, real) => {
    if (request.url.includes(part)) await new Promise(resolve => setTimeout(resolve, 8_000))
    return real()
  })

/** Without a budget of its own a page waits for a call as long as any call may take, 5 s; how long it does is measured by the bench (`dead`). */
const notWaitedMs = 4_000

async function ask(path: string) {
  await shopOpen(path)
  const began = performance.now()
  // Two who ask after each other are to be shown the same form of a page: who is in no experiment.
  const answer = await openBrowser().ask(path, { headers: { 'sec-gpc': '1' } })
  const text = await answer.text()
  return {
    status: answer.status,
    text,
    cache: answer.headers.get('cache-status') ?? '',
    took: performance.now() - began,
  }
}

/** These are asked for the shell, which is remembered for each locale: it must not be there yet. */
const ofShell = new Set(['/canvas/menu/', '/canvas/popups/'])

/** Each row asks for a page that nothing else here asks for, so that it is cold. */
describe('a cold page does not wait while one optional call hangs', () => {
  it.each([
    ['/reviews', '/en-us/p/womens-ridgeline-3l-shell-fh10011'],
    ['/inventory', '/en-gb/p/womens-ridgeline-3l-shell-fh10011'],
    ['/productSets', '/en-ca/p/womens-ridgeline-3l-shell-fh10011'],
    ['/canvas/product/', '/fr-ca/p/womens-ridgeline-3l-shell-fh10011'],
    ['/canvas/category/', '/en-us/c/tents'],
    ['/canvas/menu/', '/de-de/c/zelte'],
    ['/canvas/popups/', '/fr-fr/c/tentes'],
    ['/canvas/page/', '/it-it'],
  ])('%s hangs: %s', async (part, path) => {
    if (!ofShell.has(part)) await ask(`${path.slice(0, 6)}/cms/showcase`)
    hang(part)
    const { status, took, cache, text } = await ask(path)
    expect([status, took < notWaitedMs]).toEqual([200, true])
    if (part !== '/canvas/popups/') expect(cache).not.toContain('stored')
    expect(text).toContain('</html>')
    expect((await ask(path)).cache).toContain('detail=memory')
  })
})

it('8d: home without content and without a stored copy shows the departments of the catalogue, and not 503', async () => {
  dependency.behave(async (request, real) =>
    request.url.includes('/caas/') ? Response.json({}, { status: 500 }) : real(),
  )
  const { status, text } = await ask('/es-us')
  expect(status).toBe(200)
  expect(text).toMatch(/href="\/es-us\/c\/[\w-]+"/)
  expect(text).toMatch(/href="\/es-us\/p\/[\w-]+"/)
})

it('everything hangs: a page that nobody has stored answers 503 before any call is given up', async () => {
  hang('/')
  const { status, took } = await ask('/en-us/c/packs')
  expect([status, took < notWaitedMs]).toEqual([503, true])
})
