import { expect, test, type Page } from '@playwright/test'

import { addProductOfOneSize } from '../../shoppers/in-browser/purchase.ts'
import { openAtRest } from '../../support/traffic.ts'
import { makesNothingReady } from '../document/nothing-ready.ts'

type Moved = { readonly names: string[]; readonly flights: number[] }

/** Keeps what has a name while a page becomes another, and how long whatever script moves is under way. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved: Moved = { names: [], flights: [] }
    Reflect.set(globalThis, 'moved', moved)
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter(({ style }) => !['', 'none'].includes(style.viewTransitionName))
        .map(element => `${element.style.viewTransitionName} ${new URL((element as HTMLImageElement).src).pathname}`)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = work => {
      moved.names.push(...named())
      const transition = start(work)
      void transition.updateCallbackDone.then(() => moved.names.push(...named()))
      return transition
    }
    const animate = Element.prototype.animate
    Element.prototype.animate = function (this: Element, frames, options) {
      moved.flights.push(typeof options === 'object' ? Number(options.duration) : Number(options))
      return animate.call(this, frames, options)
    }
  })

const motionOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'moved') as Moved)

const names = (page: Page) => page.locator('main ul[data-cards] h3').allTextContents()

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the picture of the pressed card alone becomes the first of its product’s gallery, which has no name once it is there', async ({
    page,
  }) => {
    await makesNothingReady(page)
    await watchMotion(page)
    await openAtRest(page, '/en-us/c/tents')
    const card = page.locator('main ul[data-cards] > li').nth(1)
    const picture = await card
      .locator('img')
      .first()
      .evaluate(image => new URL((image as HTMLImageElement).src).pathname)
    await card.locator('h3 a').press('Enter')
    await expect(page.locator('main article h1')).toBeVisible()
    const { names: named } = await motionOf(page)
    const gallery = await page.locator('[data-mount="gallery"] img').first().getAttribute('src')
    // A card in focus shows the back, once it is there: whichever is seen.
    const folder = picture.slice(0, picture.lastIndexOf('/') + 1)
    expect(named).toEqual([expect.stringContaining(`product ${folder}`), `product ${gallery}`])
    await expect(page.locator('[data-mount="gallery"] img').first()).toHaveCSS('view-transition-name', 'none')
    await page.goBack()
    await expect(card).toBeVisible()
    expect((await motionOf(page)).names).toHaveLength(2)
  })

  test('what is pressed elsewhere names nothing', async ({ page }) => {
    await makesNothingReady(page)
    await watchMotion(page)
    await openAtRest(page, '/en-us/c/tents')
    await page.locator('header nav a[href="/en-us/c/packs"]').first().press('Enter')
    await expect(page).toHaveURL(/\/c\/packs$/)
    await expect(page.locator('main h1')).not.toHaveText(/Tents/)
    expect((await motionOf(page)).names).toEqual([])
  })

  test('cards of a listing that stay after a change of filters go to their new places in under 200 ms, those of a search at once', async ({
    page,
  }) => {
    await watchMotion(page)
    await openAtRest(page, '/en-us/c/womens-jackets?color=yellow')
    const before = await names(page)
    await page.getByLabel('Yellow').first().uncheck()
    await expect.poll(() => names(page)).not.toEqual(before)
    const { flights } = await motionOf(page)
    expect(flights.length).toBeGreaterThan(0)
    expect(Math.max(...flights)).toBeLessThan(200)
    await openAtRest(page, '/en-us/search?q=jacket&color=yellow')
    const found = await names(page)
    await page.getByLabel('Yellow').first().uncheck()
    await expect.poll(() => names(page)).not.toEqual(found)
    expect((await motionOf(page)).flights).toEqual([])
  })

  test('the way to the cart beats once when something comes into it', async ({ page }) => {
    await watchMotion(page)
    await addProductOfOneSize(page)
    await expect(page.locator('[data-cart-count]').first()).toHaveText('1')
    const { flights } = await motionOf(page)
    expect(flights.filter(duration => duration === 180).length).toBeGreaterThan(0)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a page takes the place of another, and cards theirs, without any motion', async ({ page }) => {
    await makesNothingReady(page)
    await watchMotion(page)
    await openAtRest(page, '/en-us/c/womens-jackets?color=yellow')
    const before = await names(page)
    await page.getByLabel('Yellow').first().uncheck()
    await expect.poll(() => names(page)).not.toEqual(before)
    await page.locator('main ul[data-cards] h3 a').first().press('Enter')
    await expect(page.locator('main article h1')).toBeVisible()
    expect(await motionOf(page)).toEqual({ names: [], flights: [] })
  })
})
