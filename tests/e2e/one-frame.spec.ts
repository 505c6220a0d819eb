import { expect, test } from '@playwright/test'

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
