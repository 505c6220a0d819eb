import { expect, test, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { wordsOf } from '../../support/words.ts'
import { withAndWithoutScript } from '../../support/with-and-without-script.ts'
import { makesNothingReady } from '../document/nothing-ready.ts'
import { showPresence } from '../visitor/presence.ts'
import { askForMore } from './ask-for-more.ts'

const t = wordsOf('en')

const sizeToHave = (page: Page) => page.locator('label:has(input[name="upc"]:not([disabled]))').first()
const count = (page: Page) => page.locator('main [role="status"]').first()

async function askFor(page: Page, postcode: string) {
  const field = page.getByLabel(t('checkout.field.postalCode'))
  if (!(await field.isVisible())) await page.getByText(t('product.postcode')).click()
  await field.fill(postcode)
  await page.getByRole('button', { name: t('product.postcode.ask') }).click()
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('/p/:slug: nothing that floats lies on the button to buy at its foot, as long as the page is shown', async ({
    page,
  }) => {
    await makesNothingReady(page)
    // More than four windows high, so that there is a way back up it (R100).
    await page.goto('/en-us/c/womens-jackets')
    await page.locator('main h3 a').first().click()
    const add = page.getByRole('button', { name: t('product.add') })
    await expect(add.first()).toBeVisible()
    await showPresence(page)
    const up = page.getByRole('button', { name: t('ui.top') })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(up).toBeVisible()
    const bar = add.last()
    await expect(bar).toBeInViewport()
    const [floating, button] = [await up.boundingBox(), await bar.boundingBox()]
    expect((floating?.y ?? 0) + (floating?.height ?? 0)).toBeLessThan(button?.y ?? 0)
    // A pop-up is part of the page here, at its end and above the bar.
    const popUp = page.locator('[data-pop-up-shown]').first()
    await expect(popUp).toBeVisible()
    await expect(popUp).toHaveCSS('position', 'relative')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const shown = await popUp.boundingBox()
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(button?.y ?? 0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Women’s jackets' })).toBeVisible()
    await page.mouse.wheel(0, 3_000)
    await expect(up).toBeVisible()
    await expect.poll(async () => (await up.boundingBox())?.y).toBeGreaterThan(floating?.y ?? 0)
  })
})

for (const { width, folds } of [
  { width: 390, folds: true },
  { width: 1440, folds: false },
])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`/p/:slug: what a product can do ${folds ? 'unfolds by keyboard' : 'stands open, under a heading that is no button'}`, async ({
      page,
    }) => {
      await page.goto('/en-us/c/tents')
      await page.locator('main h3 a').first().click()
      const heading = page.getByRole('heading', { name: t('product.features') })
      const fold = page.locator('details', { has: heading })
      const inside = fold.locator('li').first()
      await expect(heading).toBeVisible()
      await expect(inside).toBeVisible({ visible: !folds })
      await fold.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(inside).toBeVisible()
      await expect(fold).toHaveJSProperty('open', folds)
    })
  })

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('/c/:slug: a listing is filtered, sorted and paged', async ({ page }) => {
    await page.goto('/en-us/c/women')
    const all = (await count(page).textContent()) ?? ''
    await page.locator('select[name="sort"]').selectOption('price-asc')
    await page.getByRole('button', { name: t('browse.go') }).click()
    await page.waitForURL(/[?&]sort=price-asc/)
    // By keyboard: cards above are laid out as they come near, and a pointer would press where the link was.
    await page.getByRole('link', { name: t('browse.more') }).press('Enter')
    await page.waitForURL(/[?&]page=2/)
    await expect(page.locator('select[name="sort"]')).toHaveValue('price-asc')
    await page.locator('input[name="type"]').first().check()
    await page.getByRole('button', { name: /^Show/ }).first().click()
    await page.waitForURL(/[?&]type=/)
    expect(page.url()).toContain('sort=price-asc')
    await expect(count(page)).not.toHaveText(all)
  })

  test('/search: words are looked for, sorted, narrowed and paged, and a misspelt one is understood', async ({
    page,
  }) => {
    await page.goto('/en-us/search?q=jakcet')
    await expect(page.getByText(t('browse.search.corrected'))).toBeVisible()
    await page.locator('select[name="sort"]').selectOption('newest')
    await page.getByRole('button', { name: t('browse.go') }).click()
    await page.waitForURL(/q=jakcet.*sort=newest/)
    await page.locator('input[name="color"]').first().check()
    await page.getByRole('button', { name: /^Show/ }).first().click()
    await page.waitForURL(/q=jakcet.*color=/)
    await page.goto('/en-us/search?q=waterproof')
    await askForMore(page)
    await page.waitForURL(/q=waterproof.*page=2/)
    await expect(page.locator('main h3 a').first()).toBeVisible()
  })

  test('/p/:slug: a colour and a size are chosen, a postal code is asked for, and the cart has it', async ({
    page,
  }) => {
    await page.goto(`/en-us/p/x-${fixtures.plentiful.productId.toLowerCase()}`)
    const color = page.locator('main a[id^="color-"]').nth(1)
    const name = (await color.getAttribute('title')) ?? ''
    await color.click()
    await page.waitForURL(/[?&]color=/)
    await askFor(page, '10001')
    await page.waitForURL(/postcode=10001/)
    await expect(page.locator('[data-delivery-estimate]')).toContainText('For 10001.')
    await sizeToHave(page).click()
    await page.getByRole('button', { name: t('product.add') }).click()
    await page.waitForURL(/\/en-us\/cart$/)
    await expect(page.locator('main article')).toContainText(name)
  })
})

withAndWithoutScript(hasScript => {
  test('/p/:slug: the drawing goes out into rain, snow and night by the keyboard, in another colour too, and comes back to the studio', async ({
    page,
  }) => {
    await page.goto(`/en-us/p/x-${fixtures.plentiful.productId.toLowerCase()}`)
    const hero = page.locator('[data-mount="gallery"] img').first()
    const weathers = page.getByRole('navigation', { name: t('product.seen-in') })
    const studio = (await hero.getAttribute('src')) ?? ''
    for (const name of ['Rain', 'Snow', 'Night']) {
      const link = weathers.getByRole('link', { name })
      await link.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`[?&]weather=${name.toLowerCase()}`))
      await expect(hero).toHaveAttribute('src', studio.replace('/front.svg', `/${name.toLowerCase()}.svg`))
      await expect(link).toHaveAttribute('aria-current', 'true')
      if (hasScript) await expect(link).toBeFocused()
      expect(await hero.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(800)
    }
    await page.locator('main a[id^="color-"]').nth(1).click()
    await expect(hero).toHaveAttribute('src', /\/night\.svg$/)
    await expect(hero).not.toHaveAttribute('src', studio.replace('/front.svg', '/night.svg'))
    await weathers.getByRole('link', { name: t('product.seen-in.studio') }).click()
    await expect(hero).toHaveAttribute('src', /\/front\.svg$/)
  })

  test('/p/:slug: the drawing is taken apart where that is asked for, and a feature that is chosen lets its layer stand out', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    const ofLayers = () => asked.filter(url => url.includes('/layer-')).length
    await page.goto(`/en-us/p/x-${fixtures.plentiful.productId.toLowerCase()}`)
    await page.getByRole('link', { name: t('product.layers') }).click()
    await page.waitForURL(/[?&]apart=1/)
    const layers = page.getByRole('region', { name: t('product.layers') }).getByRole('listitem')
    await expect(page.getByRole('heading', { name: t('product.layers') })).toBeInViewport()
    expect(await layers.count()).toBeGreaterThan(2)
    const film = layers.filter({ hasText: 'Membrane' })
    const others = layers.filter({ hasNotText: 'Membrane' })
    for (const choose of [
      () => film.hover(),
      () => film.getByRole('link').first().focus(),
      () => page.locator('h3 a[href="#layer-film"]').click(),
    ]) {
      await choose()
      await expect(film.locator('img')).toHaveCSS('opacity', '1')
      await expect(others.first().locator('img')).toHaveCSS('opacity', '0.3')
      await page.mouse.move(0, 0)
    }
    const drawn = await layers
      .locator('img')
      .evaluateAll(images =>
        Promise.all((images as HTMLImageElement[]).map(image => image.decode().then(() => image.naturalWidth))),
      )
    expect(new Set(drawn)).toEqual(new Set([800]))
    expect(ofLayers()).toBe(drawn.length)
  })
})

test('a product says when it would be at one’s postal code, stays as it is meanwhile, and the next one knows it for the visit', async ({
  page,
}) => {
  await page.goto(`/en-us/p/x-${fixtures.plentiful.productId.toLowerCase()}`)
  await page.waitForURL(/-fh10011/)
  const said = page.locator('[data-delivery-estimate]')
  const everywhere = (await said.textContent()) ?? ''
  await sizeToHave(page).click()
  await askFor(page, '1000')
  await expect(page.getByText(t('errors.CHK320'))).toBeVisible()
  await expect(said).toHaveText(everywhere)
  await askFor(page, '99501')
  await expect(said).toContainText('For 99501.')
  await expect(page.getByText(t('errors.CHK320'))).toBeHidden()
  await expect(page.locator('input[name="upc"]:checked')).toHaveCount(1)
  await page.evaluate(path => location.assign(path), `/en-us/p/x-${fixtures.twoAtMost.productId.toLowerCase()}`)
  await expect(page.locator('main h1')).toHaveText('Lee tent', { ignoreCase: true })
  await expect(said).toContainText('For 99501.')
})
