import { expect, test, type Page } from '@playwright/test'

import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')

/** Presses Tab until the focus is on what is looked for; every stop on the way must be seen where it is. */
async function tabTo(page: Page, selector: string) {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(wanted => {
      const element = document.activeElement as HTMLElement
      const { top, bottom, width } = element.getBoundingClientRect()
      return {
        isThere: element.matches(wanted),
        isSeen: width > 0 && bottom > 0 && top < innerHeight,
        html: element.outerHTML.slice(0, 100),
      }
    }, selector)
    expect(stop).toMatchObject({ isSeen: true })
    if (stop.isThere) return
  }
  throw new Error(`${selector} cannot be reached by keyboard`)
}

const focused = (page: Page) => page.locator(':focus')
const card = 'main a[data-dialog^="modal=quickshop"]'
/** Takes a filter off. The address changes before the page does; by the chips one sees that it has. */
const chip = 'main ul[aria-label] a:has(svg path)'
const more = 'main a[data-mount="more"]'

test('a listing, by keyboard: filters, order, chips, a closer look and more products, the focus never lost nor out of view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en-us/c/women')
  await page.locator('main').focus()
  await tabTo(page, '#filters input[name="type"]')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/[?&]type=/)
  await expect(page.locator(chip)).toBeVisible()
  await expect(focused(page)).toHaveAttribute('name', 'type')
  await expect(focused(page)).toBeChecked()
  await tabTo(page, 'select[name="sort"]')
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/[?&]sort=/)
  await expect(page.locator(chip)).toHaveAttribute('href', /sort=/)
  await expect(focused(page)).toHaveAttribute('name', 'sort')
  await tabTo(page, chip)
  await expect(focused(page)).toHaveAccessibleName(/^Remove filter/)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/[?&]type=/)
  await expect(page.locator(chip)).toHaveCount(0)
  await page.locator('select[name="sort"]').focus()
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: t('product.add') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(card).first()).toBeFocused()
  const lastHeart = page.locator('main li [form="hearts"]').last()
  await lastHeart.focus()
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(lastHeart).toBeFocused()
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await expect(page.locator('main [data-cards] h3 a').nth(48)).toBeFocused()
  await expect(page.locator('main [data-cards] h3 a').nth(48)).toBeInViewport()
})

test('from the head of a listing five Tabs lead to its first product at the most, past categories and filters', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/en-us/c/women', 1440],
    ['/en-us/c/footwear', 390],
    ['/en-us/search?q=jacket', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await page.locator('main').focus()
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText(t('browse.skip'))
    await expect(focused(page)).toBeInViewport()
    await page.keyboard.press('Enter')
    let tabs = 1
    const first = page.locator('main [data-cards] h3 a').first()
    while (tabs < 20 && !(await first.evaluate(link => link === document.activeElement))) {
      await page.keyboard.press('Tab')
      tabs += 1
    }
    expect(tabs, path).toBeLessThanOrEqual(5)
  }
})

test('a listing has a second link to skip by: from its head to its filters, on a phone to what opens them', async ({
  page,
}) => {
  for (const [width, first] of [
    [1440, '#filters a'],
    [390, 'main button[popovertarget="filters"]:not([popovertargetaction])'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en-us/c/women')
    await page.locator('main').focus()
    for (const press of ['Tab', 'Tab']) await page.keyboard.press(press)
    await expect(focused(page)).toHaveText(t('browse.skip.filters'))
    await page.keyboard.press('Enter')
    await tabTo(page, `${first}, main [data-cards] a`)
    await expect(focused(page)).not.toHaveAttribute('href', /\/p\//)
    expect(await focused(page).evaluate((found, wanted) => found.matches(wanted), first)).toBe(true)
  }
})
