import { expect, test, type Locator, type Page } from '@playwright/test'

import { compactRepeatedHtml } from '../../../worker/storefront/render/compact-html.ts'
import { addProductOfOneSize } from '../../shoppers/in-browser/purchase.ts'
import { layoutShift, watchLayoutShift } from '../../support/layout-shift.ts'
import { atRest, openAtRest } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { showPresence } from '../visitor/presence.ts'

const t = wordsOf('en')
const listing = '/en-us/c/women'

/** Most elements of a document before anybody does anything; so many that a phone lays them out at once. */
const budgets = { '/en-us': 700, [listing]: 1_400, '/en-us/p/womens-northmere-parka-fh15011': 600 }

for (const [path, most] of Object.entries(budgets))
  test(`${path} comes with at most ${most} elements`, async ({ page }) => {
    await page.route('**/*.js', route => route.abort())
    await page.goto(path)
    expect(await page.locator('*').count()).toBeLessThanOrEqual(most)
  })

test('a card of a listing has at most 22 elements, whatever it says', async ({ page }) => {
  await page.goto(listing)
  const cards = page.locator('main ul[data-cards] > li:has(h3)')
  const sizes = await cards.evaluateAll(all => all.map(card => card.querySelectorAll('*').length + 1))
  expect(sizes).toHaveLength(48)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(22)
})

test('what is left out of the markup is what a browser puts there by itself: the elements are the same', async ({
  page,
}) => {
  const written =
    '<ul><li>One</li><li class="b"><img src="/a.svg" alt="" loading="lazy"/><h3><a href="/b">Two</a></h3><p>Three</p>' +
    '<p class="c">$1.00</p><div role="group"><a href="/b" title="Pine"><svg color="#1f4d3a"></svg></a><a href="/b?c=d">' +
    '<svg class="e" aria-hidden="true"><use href="/i.svg#f"></use></svg>Four</a></div><label data-count="6"><input type="checkbox" ' +
    'name="id" value="one"/>Five</label><p>Six</p></li></ul><ol><li><p>Seven</p><ul><li>Eight</li></ul></li></ol><p>Nine</p>'
  expect(compactRepeatedHtml(written).length).toBeLessThan(written.length - 50)
  const [before, after] = await page.evaluate(
    both => both.map(html => new DOMParser().parseFromString(html, 'text/html').body.innerHTML),
    [written, compactRepeatedHtml(written)],
  )
  expect(after).toBe(before)
})

const group = '#menu a[href="/en-us/c/womens-jackets"]'
const facet = 'main input[name="activity"]'

test('what is opened later is laid out at the first sign that somebody is there', async ({ page }) => {
  await page.goto(listing)
  await expect(page.locator(`${group}, ${facet}`)).toHaveCount(0)
  await showPresence(page)
  await expect(page.locator(group)).toHaveCount(1)
  await expect(page.locator(facet).first()).toBeAttached()
})

test('a pointer that rests where a page comes up is nobody, until it moves', async ({ page }) => {
  await openAtRest(page, listing)
  // As browsers send it by themselves once a page is laid out, and again when it changes under the pointer: at 0, 0 here.
  const rest = () => page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
  await rest()
  await rest()
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await expect(page.locator(group)).toHaveCount(0)
  await page.mouse.move(300, 200)
  await expect(page.locator(group)).toHaveCount(1)
})

test('what is below a phone’s first screen is laid out a moment after it; on a page that is put in, or on a wide screen, at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchLayoutShift(page)
  await page.goto(listing)
  const cards = page.locator('main ul[data-cards] > li')
  const waiting = (at: number) => cards.nth(at).evaluate(card => getComputedStyle(card).animationName)
  expect([await waiting(0), await waiting(3), await waiting(5)]).toEqual(['none', 'none', 'later'])
  await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished)))
  await expect(cards.nth(5)).toHaveCSS('content-visibility', 'visible')
  await atRest(page)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  await page.evaluate(() => void navigation.navigate('/en-us/c/tents'))
  await expect(page.locator('main[data-swapped] h1')).toBeVisible()
  expect(await waiting(5)).toBe('none')
  await page.goBack()
  await expect(page).toHaveURL(/\/c\/women$/)
  expect(await waiting(5)).toBe('none')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(listing)
  expect(await waiting(5)).toBe('none')
})

/** How high the picture of a card is, and how high a card that waits takes it to be: its own height less that of its words. */
const pictureHeights = (page: Page) =>
  page.locator('main ul[data-cards]').evaluate(list => {
    const seen = list.querySelector('li > img')?.getBoundingClientRect().height ?? 0
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const words = Number.parseFloat(getComputedStyle(list).getPropertyValue('--words')) * rem
    const waiting = getComputedStyle(list.children[39] ?? list).containIntrinsicBlockSize
    return { seen, waiting: Number.parseFloat(waiting.replace('auto ', '')) - words }
  })

test('a phone’s listing is no size container, whose cards are styled while it is laid out; a card that waits keeps room for its picture all the same', async ({
  page,
}) => {
  const results = page.locator('main :has(> ul[data-cards])')
  for (const [width, type] of [
    [390, 'normal'],
    [700, 'normal'],
    [1440, 'inline-size'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(listing)
    await expect(results).toHaveCSS('container-type', type)
    const { seen, waiting } = await pictureHeights(page)
    expect(seen).toBeGreaterThan(100)
    expect(Math.abs(seen - waiting)).toBeLessThanOrEqual(1)
  }
})

test('of a cart with something in it a phone lays out what comes after the way to the checkout a moment later, and an empty one is there at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const animationOf = (part: Locator) => part.evaluate(element => getComputedStyle(element).animationName)
  const footer = page.locator('body > footer')
  await page.goto('/en-us/cart')
  expect(await animationOf(footer)).toBe('none')
  await addProductOfOneSize(page)
  await expect(page.getByRole('dialog', { name: t('cart.title') })).toBeVisible()
  await watchLayoutShift(page)
  await page.goto('/en-us/cart')
  const pairs = page.locator('[data-cart-page] > :last-child')
  expect([
    await animationOf(page.getByRole('complementary', { name: t('cart.summary') })),
    await animationOf(pairs),
  ]).toEqual(['none', 'later'])
  expect(await animationOf(footer)).toBe('later')
  await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished)))
  for (const part of [pairs, footer]) await expect(part).not.toHaveCSS('content-visibility', 'hidden')
  await atRest(page)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
})

test('a filter that is unfolded by keyboard, first thing, has its values, and keeps the focus when one is taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${listing}?activity=hiking`)
  const value = page.locator(`${facet}[value="hiking"]`)
  await value.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/c\/women$/)
  await expect(value).toBeFocused()
  await expect(value).not.toBeChecked()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu unfolds to its groups, and a closed filter to its values', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(listing)
    await page.getByRole('button', { name: t('shell.menu.open') }).click()
    await page.locator('#menu summary').first().click()
    await expect(page.locator(group)).toBeVisible()
    await page.goto(listing)
    await page.getByRole('button', { name: t('browse.filters') }).click()
    await page.locator('details:has(input[name="activity"]) summary').click()
    await expect(page.locator(facet).first()).toBeVisible()
  })
})
