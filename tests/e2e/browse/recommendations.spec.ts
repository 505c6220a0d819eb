import { expect, test, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { atRest, watchTraffic } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { widths } from '../../shoppers/in-browser/beforehand.ts'
import { markets } from '../../shoppers/in-browser/purchase.ts'

const t = wordsOf('en')

test('R107, R108: recommendations wake when they come within 200 px of the view, and not before', async ({ page }) => {
  const asked: string[] = []
  watchTraffic(page)
  page.on('request', request => {
    if (request.url().includes('/products/v1/widgetRecommendations')) asked.push(request.url())
  })
  await page.goto(`/en-us/c/${markets['en-us'].category}`)
  await page.locator('main h3 a').first().click()
  await page.waitForURL(/\/p\//)
  const shelf = page.getByRole('region', { name: t('product.recommendations') })
  await atRest(page)
  expect(asked).toEqual([])
  await shelf.scrollIntoViewIfNeeded()
  await expect(shelf.getByRole('listitem')).toHaveCount(8)
  expect(asked).toHaveLength(1)
  const name = await shelf.getByRole('link').first().innerText()
  await shelf.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

type Impression = { readonly eventType: string; readonly recToken: readonly string[] }

/** What the engine is told was seen of recommendations; each has one token a product. */
function watchImpressions(page: Page): Impression[] {
  const told: Impression[] = []
  page.on('request', request => {
    if (!request.url().includes('/api/engine/v1/decide/')) return
    const { events } = request.postDataJSON() as { readonly events: readonly Impression[] }
    told.push(...events.filter(({ eventType }) => eventType === 'monetate:record:RecImpressions'))
  })
  return told
}

/** Opens the product and has its recommendations come, below the screen; gives their block. */
async function recommendationsBelow(page: Page, locale: string) {
  await page.goto(`/${locale}/p/x-${fixtures.plentiful.productId.toLowerCase()}`)
  const block = page.getByRole('region', { name: t('product.recommendations') })
  const answered = page.waitForResponse(/widgetRecommendations/)
  // 100 px below the screen, which is near enough to be asked for and not to be seen.
  await block.evaluate(element => scrollBy(0, element.getBoundingClientRect().top - innerHeight - 100))
  const { items } = (await (await answered).json()) as { readonly items: readonly { readonly recToken: string }[] }
  await expect(block.getByRole('listitem').first().getByRole('link')).toBeAttached()
  return { block, tokens: items.map(({ recToken }) => recToken) }
}

for (const width of widths)
  test(`R304, R305, D49: at ${width} px the engine is told, once they are on the screen, of the ${width < 768 ? 2 : 4} recommendations that are seen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const told = watchImpressions(page)
    const { block, tokens } = await recommendationsBelow(page, 'en-us')
    expect(told).toEqual([])
    await block.scrollIntoViewIfNeeded()
    await expect.poll(() => told.length).toBe(1)
    expect(told[0]?.recToken).toEqual(tokens.slice(0, width < 768 ? 2 : 4))
    await page.evaluate(() => scrollTo(0, 0))
    await block.scrollIntoViewIfNeeded()
    await expect(block.getByRole('listitem').first()).toBeInViewport()
    expect(told).toHaveLength(1)
  })

test('R277, R304: where one asks first, the engine is told of nothing that somebody saw before they agreed', async ({
  page,
}) => {
  const told = watchImpressions(page)
  const { block } = await recommendationsBelow(page, 'en-gb')
  await block.scrollIntoViewIfNeeded()
  await expect(block.getByRole('listitem').first()).toBeInViewport()
  // What would be told is told before the next answer of the platform is.
  await page.evaluate(() => fetch('/products/v1/availability?locale=en_GB'))
  expect(told).toEqual([])
})
