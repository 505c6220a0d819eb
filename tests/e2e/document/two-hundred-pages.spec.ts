import { expect, test, type CDPSession, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { putIntoCart, signInAs } from '../../shoppers/in-browser/visitor.ts'
import { showPresence } from '../visitor/presence.ts'
import { makesNothingReady } from './nothing-ready.ts'

/** Address → what stands on the page once it is there; a hash is a dialog that is opened and closed. */
const round = [
  ['/en-us', 'main section'],
  ['/en-us/c/women', 'main ul[data-cards]'],
  ['/en-us/p/womens-northmere-parka-fh15011', 'main article h1'],
  ['/en-us/cart', 'main [data-cart-page]'],
  ['/en-us/c/tents?sort=newest', 'main ul[data-cards]'],
  ['/en-us/account', 'main [data-personal]'],
  ['/en-us/store-locator', 'main form[action$="/store-locator"]'],
  ['/en-us/account/credit-cards/add', 'main [data-awake]'],
  ['/en-us/search?q=jacket', 'main ul[data-cards]'],
  ['/en-us/favorites', 'main h1'],
] as const
const dialogs = ['panel=mini-cart', 'modal=quickshop_FH10011', 'panel=bopis-store-search'] as const
const rounds = 20
/** After which rounds it is counted what the page holds: the first when all code is loaded and five pages are kept. */
const looks = { early: [3, 4, 5], middle: [10, 11, 12], end: [17, 18, 19] } as const

type Held = {
  readonly listeners: number
  readonly nodes: number
  readonly documents: number
  readonly heap: number
  readonly roots: number
  readonly detached: number
}

async function openAndClose(page: Page, dialog: string) {
  await page.evaluate(hash => void (location.hash = hash), dialog)
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
}

/** One round through the ten pages, as links lead; the last shows dialogs as well. */
async function walk(page: Page) {
  for (const [address, seen] of round) {
    await page.evaluate(to => location.assign(to), address)
    await page.waitForURL(`**${address}`)
    await expect(page.locator(seen).first()).toBeAttached()
    await expect(page.locator('html[data-loading]')).toHaveCount(0)
  }
  for (const dialog of dialogs) await openAndClose(page, dialog)
}

/** All live elements of the page, shown or not: how many have a React root, and how many are in no document. */
async function elements(session: CDPSession): Promise<Pick<Held, 'roots' | 'detached'>> {
  const objectGroup = 'elements'
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: 'HTMLElement.prototype',
    objectGroup,
  })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup,
  })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      // Prototypes of elements are no elements.
      const live = this.filter(object => !Object.hasOwn(object, 'constructor'))
      const isRoot = element => Object.keys(element).some(key => key.startsWith('__reactContainer$') && element[key] !== null)
      return { roots: live.filter(isRoot).length, detached: live.filter(element => !element.isConnected).length }
    }`,
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup })
  return result.value as Pick<Held, 'roots' | 'detached'>
}

/** What the page holds after the garbage has been collected. */
async function held(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage')
  const found = await elements(session)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return {
    ...found,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    documents: metric('Documents'),
    heap: metric('JSHeapUsedSize'),
  }
}

const most = (all: readonly Held[], figure: keyof Held) => Math.max(...all.map(held => held[figure]))
/** What is on its way just then is seen at one look and not at another; what is kept is seen at each. */
const least = (all: readonly Held[], figure: keyof Held) => Math.min(...all.map(held => held[figure]))

/** Counts do not grow from the first warm rounds to the last; of the heap, which code takes as it is used, the second half. */
function expectFlat(all: ReadonlyMap<number, Held>) {
  const at = (times: readonly number[]) => times.flatMap(round => all.get(round) ?? [])
  const [early, middle, end] = [at(looks.early), at(looks.middle), at(looks.end)]
  for (const looked of [middle, end]) {
    for (const figure of ['listeners', 'roots', 'documents'] as const)
      expect({ figure, late: least(looked, figure) }).toEqual({ figure, late: least(early, figure) })
    // One page of a store has several hundred; a few come and go with what the browser draws.
    for (const figure of ['nodes', 'detached'] as const)
      expect(least(looked, figure), `${figure}: ${JSON.stringify([...all])}`).toBeLessThanOrEqual(
        least(early, figure) + 30,
      )
  }
  expect(most(end, 'heap') / most(middle, 'heap'), JSON.stringify([...all])).toBeLessThan(1.03)
}

// Chromium holds on to links that it might make ready, and with them to pages that the store has let go; of who saves data it makes none.
// And the pictures of a page that fades into the next are the browser's own; they take half as long again as all the rest.
test.use({ extraHTTPHeaders: { 'save-data': 'on' }, contextOptions: { reducedMotion: 'reduce' } })

test('200 soft navigations over ten pages, personal ones and dialogs among them: listeners, React roots, detached nodes and heap stay flat', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await makesNothingReady(page)
  // Nobody else's: what is put into this cart would be in that of another test.
  await signInAs(page, 'prosumer')
  await putIntoCart(page, fixtures.plentiful.upc)
  await page.goto('/en-us/help')
  // What a page begins once a visitor rests has begun, of which the chat is the last.
  await Promise.all([page.waitForResponse('**/fapi/chat-config'), showPresence(page)])
  await page.evaluate(() => Reflect.set(globalThis, 'mark', true))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const all = new Map<number, Held>()
  const looked: readonly number[] = Object.values(looks).flat()
  for (let at = 0; at < rounds; at += 1) {
    await walk(page)
    if (looked.includes(at)) all.set(at, await held(session))
  }
  expect(all.size).toBe(looked.length)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'mark'))).toBe(true)
  // What is counted is there to be seen: an open dialog is a root.
  await page.evaluate(hash => void (location.hash = hash), dialogs[0])
  await expect(page.locator('dialog[open]')).toBeVisible()
  expect((await elements(session)).roots).toBe(1)
  expectFlat(all)
})
