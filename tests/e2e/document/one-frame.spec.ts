import { expect, test } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'
import { putIntoCart } from '../../shoppers/in-browser/visitor.ts'

/** What the page shows one frame after a press, while the store has not answered yet. */
const afterOneFrame = () =>
  new Promise<readonly (string | null | undefined)[]>(resolve => {
    const button = document.querySelector<HTMLElement>('#buy button[type="submit"]')
    button?.click()
    requestAnimationFrame(() =>
      resolve([document.querySelector('[data-cart-count]')?.textContent, button?.getAttribute('aria-busy')]),
    )
  })

test('R332: add to cart answers within one frame: the count goes up and the button works before the store has said anything', async ({
  page,
}) => {
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  await page.route(/\/-\/cart\/add/, async route => {
    await held
    await route.continue()
  })
  await page.goto('/en-us/p/x-fh50010')
  await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
  expect(await page.evaluate(afterOneFrame)).toEqual(['1', 'true'])
  answer()
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
  await expect(page.locator('[data-cart-count]')).toHaveText('1')
})

/** What a quantity shows one frame after another number was chosen. */
const afterChoosing = () =>
  new Promise<readonly (string | null | undefined)[]>(resolve => {
    const quantity = document.querySelector<HTMLSelectElement>('main select[name="qty"]')
    if (quantity !== null) quantity.value = '3'
    quantity?.dispatchEvent(new Event('change', { bubbles: true }))
    requestAnimationFrame(() => resolve([quantity?.value, quantity?.getAttribute('aria-busy')]))
  })

test('R332: another quantity answers within one frame: the line shows it, on its way, before the store has said anything', async ({
  page,
}) => {
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  await page.route(/\/-\/cart\/quantity/, async route => {
    await held
    await route.continue()
  })
  await putIntoCart(page, fixtures.plentiful.upc)
  await page.goto('/en-us/cart')
  expect(await page.evaluate(afterChoosing)).toEqual(['3', 'true'])
  answer()
  await expect(page.locator('[data-cart-count]')).toHaveText('3')
  await expect(page.locator('main select[name="qty"]')).not.toHaveAttribute('aria-busy')
})
