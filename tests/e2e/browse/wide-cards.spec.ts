import { expect, test, type Page } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { openAtRest } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'
import { askForMore } from './ask-for-more.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const t = wordsOf('en')

/** The rows of a listing as they are seen: of each, how many columns its products take. */
const rowsOf = (page: Page) =>
  page.locator('main ul[data-cards]').evaluate(list => {
    const column = list.firstElementChild?.clientWidth ?? 1
    const rows = new Map<number, number>()
    for (const card of list.querySelectorAll<HTMLElement>(':scope > li')) {
      if (card.querySelector(':scope > h3') === null) continue
      const taken = card.clientWidth > column * 1.5 ? 2 : 1
      rows.set(card.offsetTop, (rows.get(card.offsetTop) ?? 0) + taken)
    }
    return [...rows.values()]
  })

const wideOf = (page: Page) =>
  page
    .locator('main ul[data-cards] > li:has(> h3)')
    .evaluateAll(cards =>
      cards.flatMap((card, index) => (card.clientWidth > (cards[0]?.clientWidth ?? 0) * 1.5 ? [index] : [])),
    )

for (const [width, columns] of [
  [320, 2],
  [390, 2],
  [900, 3],
  [1440, 4],
] as const)
  test(`/c/women at ${width} px: one product in eight is two columns wide and as high as its neighbours, and every row is full, also once more are there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAtRest(page, '/en-us/c/women')
    expect(await rowsOf(page)).toEqual(
      Array.from({ length: 54 }).flatMap((_, at) => (at % columns === 0 ? [Math.min(columns, 54 - at)] : [])),
    )
    const wide = await wideOf(page)
    expect(wide).toHaveLength(6)
    expect(wide[0]).toBeGreaterThanOrEqual(4)
    const heights = await page
      .locator('main ul[data-cards] > li > img:first-child')
      .evaluateAll(pictures => pictures.slice(0, 6).map(picture => Math.round(picture.clientHeight)))
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
    await askForMore(page)
    await expect(page.locator('main ul[data-cards] h3')).toHaveCount(78)
    const rows = await rowsOf(page)
    expect(rows.slice(0, -1)).toEqual(rows.slice(0, -1).map(() => columns))
    expect((await wideOf(page)).slice(0, 6)).toEqual(wide)
  })

test('a wide card of a listing: a swatch shows the product in its colour by itself, and its heart, comparison and link are those of any card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAtRest(page, '/en-us/c/women')
  const [index = -1] = await wideOf(page)
  const card = page.locator('main ul[data-cards] > li:has(> h3)').nth(index)
  await card.scrollIntoViewIfNeeded()
  const scene = card.locator('> img').first()
  await expect(scene).toHaveCSS('opacity', '1')
  await card.locator('[role="group"] a').nth(1).hover()
  await expect(scene).toHaveCSS('opacity', '0')
  await expect(card.locator('> [data-color="1"]')).toHaveAttribute('src', /\/front\.svg$/)
  await expect(card.locator('> [data-color="1"]')).toHaveCSS('object-fit', 'contain')
  await card.locator('input[form="compare"]').check()
  await expect(page.locator('#compare [role="status"]')).toHaveText(t('browse.compare.chosen'))
  const name = (await card.locator('h3').textContent()) ?? ''
  await card.locator('> button').click()
  await expect(card.locator('> button')).toHaveAttribute('aria-pressed', 'true')
  await card.locator('h3 a').click()
  await expect(page.locator('main h1')).toHaveText(name)
})
