import { expect, test } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { openTab, type Tab } from '../../bench/browser/tab.ts'
import { pages } from '../../bench/pages.ts'
import { showPresence as showPresenceOn } from './presence.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const loaded = `new Promise(resolve => (document.readyState === 'complete' ? resolve() : addEventListener('load', resolve)))`
/** Resolves once a page has done all that it had put off until it has nothing else to do. */
const idle = `new Promise(resolve => {
  const last = () => requestIdleCallback(() => resolve(), { timeout: 1_000 })
  requestIdleCallback(last, { timeout: 1_000 })
})`
/** The worker is the last that a page starts once somebody is there. */
const isWelcomed = `navigator.serviceWorker.getRegistration().then(found => found?.active?.state === 'activated')`
/** All that a browser keeps for the store. */
const kept = `JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }])`
const link = `document.querySelector('main h3 a')`
const placeOfLink = `(() => {
  ${link}.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = ${link}.getBoundingClientRect()
  return JSON.stringify({ x: x + width / 2, y: y + height / 2 })
})()`

/** What is the same for everybody and says nothing of who asks. */
const isOwnFile = /^GET \/(?:assets\/|media\/|speculation-rules\.json$)/

type Place = { readonly x: number; readonly y: number }

const point = (tab: Tab, place: Place) => tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })

/** The last that a page keeps when it has loaded, and that a page made ready would keep as well. */
const hasTypefaces = `sessionStorage.getItem('typefaces') !== null`

/** A pointer that rests on a link before these are there may wait in vain. */
const rules = 'script[type="speculationrules"]'
const hasRules = `document.querySelector('${rules}') !== null`

/** Somebody is there: what a page does then is done before anything is compared. */
async function showPresence(tab: Tab): Promise<void> {
  let x = 1
  await expect
    .poll(async () => {
      await point(tab, { x: (x = 4 - x), y: 2 })
      return tab.evaluate(isWelcomed)
    })
    .toBe(true)
  await expect.poll(() => tab.evaluate(hasTypefaces)).toBe(true)
  await tab.evaluate(idle)
}

/** Rests on the first product of the listing until it is ready, and says where that is and what had been kept before. */
async function makeReady(tab: Tab, origin: string) {
  await tab.send('Page.navigate', { url: origin + pages.listing })
  await tab.evaluate(loaded)
  await showPresence(tab)
  await expect.poll(() => tab.evaluate(hasRules)).toBe(true)
  const place = JSON.parse(String(await tab.evaluate(placeOfLink))) as Place
  const path = String(await tab.evaluate(`${link}.pathname`))
  const before = await tab.evaluate(kept)
  await point(tab, place)
  await tab.begun
  await tab.evaluateReady(loaded)
  await tab.evaluateReady(idle)
  return { place, path, before }
}

function press(tab: Tab, place: Place) {
  for (const type of ['mousePressed', 'mouseReleased'])
    // The page that is pressed goes, and its answer with it.
    void tab.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 }).catch(() => undefined)
}

/** A page that nobody sees is set in its typefaces once it has been left alone for a while. */
const isSet = `document.documentElement.hasAttribute('data-typefaces')`
const activationStart = `performance.getEntriesByType('navigation')[0].activationStart`

test.describe('a product that the browser makes ready', () => {
  let tab: Tab

  test.beforeEach(async () => {
    tab = await openTab('', false)
  })
  test.afterEach(() => tab.end())

  test('asks for nothing but its own files and keeps nothing of the shopper until it is opened', async ({
    baseURL,
  }) => {
    const { place, path, before } = await makeReady(tab, baseURL ?? '')
    const asked = tab.asked
      .filter(({ isReady, url }) => isReady && !url.startsWith('data:'))
      .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
    expect(asked).toContain(`GET ${path}`)
    expect(asked.filter(one => !isOwnFile.test(one) && one !== `GET ${path}`)).toEqual([])
    expect(await tab.evaluateReady(kept)).toBe(before)
    // Opened, it does both.
    const sofar = tab.asked.length
    press(tab, place)
    await expect.poll(() => tab.evaluateReady(`localStorage['recently-viewed'] ?? ''`)).toContain(path)
    await expect.poll(() => tab.asked.slice(sofar).some(({ type }) => type === 'Fetch')).toBe(true)
  })

  test('is laid out, and paints its first screen alone at first, without small pictures; then all stands where it was laid out', async ({
    baseURL,
  }) => {
    const { place } = await makeReady(tab, baseURL ?? '')
    const standing = `(() => {
      const held = [...document.querySelectorAll('[style]')].filter(({ style }) => style.contentVisibility === 'hidden')
      return JSON.stringify({
        held: held.length,
        above: held.filter(box => box.getBoundingClientRect().top < innerHeight && !box.hasAttribute('data-after-paint')).length,
        pictures: held.filter(box => box.hasAttribute('data-after-paint')).length > 1,
        bar: getComputedStyle(document.querySelector('[data-after-paint=floating]')).display,
        tops: [...document.querySelectorAll('main h1, main h2, main form, footer')].map(box => Math.round(box.getBoundingClientRect().top)),
      })
    })()`
    const ready = JSON.parse(String(await tab.evaluateReady(standing))) as Readonly<Record<string, unknown>>
    expect(ready).toMatchObject({ above: 0, pictures: true, bar: 'none' })
    expect(ready.held).toBeGreaterThan(3)
    press(tab, place)
    await expect.poll(() => tab.evaluateReady(activationStart)).toBeGreaterThan(0)
    await expect
      .poll(async () => JSON.parse(String(await tab.evaluateReady(standing))) as unknown)
      .toEqual({ ...ready, held: 0, pictures: false, bar: 'flex' })
  })

  test('is opened whole, by one press, with no answer from the store', async ({ baseURL }) => {
    const { place, path } = await makeReady(tab, baseURL ?? '')
    await expect.poll(() => tab.evaluateReady(isSet)).toBe(true)
    // What is asked for from now on is refused.
    for (const send of [tab.send, tab.sendReady]) await send('Network.setBlockedURLs', { urls: ['*'] })
    const sofar = tab.asked.length
    press(tab, place)
    await expect.poll(() => tab.evaluateReady(activationStart)).toBeGreaterThan(0)
    const shown = `(() => {
      const isSeen = ({ top, left }) => top < innerHeight && left < innerWidth
      const pictures = [...document.querySelectorAll('main article img')].filter(image => isSeen(image.getBoundingClientRect()))
      return JSON.stringify({
        path: location.pathname,
        heading: document.querySelector('main h1').checkVisibility(),
        pictures: pictures.length > 2 && pictures.every(image => image.naturalWidth > 0),
        typefaces: [...document.fonts].filter(({ status }) => status === 'loaded').length > 0,
      })
    })()`
    await expect
      .poll(async () => JSON.parse(String(await tab.evaluateReady(shown))) as unknown)
      .toEqual({ path, heading: true, pictures: true, typefaces: true })
    await tab.evaluateReady(idle)
    expect(tab.asked.slice(sofar).filter(({ type }) => ['Document', 'Font', 'Stylesheet'].includes(type))).toEqual([])
  })
})

test.describe('speculation rules', () => {
  test('are asked for once the page has loaded and somebody is there, by its build, and allowed by its policy', async ({
    page,
  }) => {
    const refused: string[] = []
    page.on('console', message => message.type() === 'error' && refused.push(message.text()))
    await page.goto(pages.listing)
    await page.evaluate(idle)
    await expect(page.locator(rules)).toHaveCount(0)
    await showPresenceOn(page)
    await expect(page.locator(rules)).toBeAttached()
    const asked = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const found = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === '/speculation-rules.json')
      return found.map(({ name, startTime }) => ({
        isAfterLoad: startTime >= (navigation?.loadEventStart ?? Infinity),
        isOfBuild: new URL(name).search === `?${document.documentElement.dataset.build}`,
      }))
    })
    // The policy of another build allows other rules, and a browser keeps these for an hour.
    expect(asked).toEqual([{ isAfterLoad: true, isOfBuild: true }])
    expect(refused).toEqual([])
  })

  test('are not for a page that is somebody’s own', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto('/en-us/cart')
    await showPresenceOn(page)
    await page.evaluate(idle)
    expect(asked).toContain('/en-us/cart')
    expect(asked).not.toContain('/speculation-rules.json')
    await expect(page.locator(rules)).toHaveCount(0)
  })
})
