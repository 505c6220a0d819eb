import { expect, test } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { addProductOfOneSize } from '../../shoppers/in-browser/purchase.ts'
import { builtScript } from '../../support/built-script.ts'
import { atRest, watchTraffic } from '../../support/traffic.ts'
import { wordsOf } from '../../support/words.ts'

const t = wordsOf('en')
const size = 'label:has(input[name="upc"]:not([disabled]))'

test('what adding opens is fetched by the first touch of the form and by no page before, and the answer itself shows the line', async ({
  page,
}) => {
  const fetched: string[] = []
  watchTraffic(page)
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  const isFetched = (source = 'src/shop/cart/dialogs/mini-cart/mini-cart.tsx') => fetched.includes(builtScript(source))
  await page.goto(`/en-us/p/x-${fixtures.plentiful.productId.toLowerCase()}`)
  await page.waitForURL(/-fh10011/)
  await atRest(page)
  expect([isFetched('client/main.ts'), isFetched()]).toEqual([true, false])

  await page.locator(size).first().click()
  await expect.poll(() => isFetched()).toBe(true)
  // The cart itself cannot be read any more: all that is shown came with the answer.
  await page.route('**/cart/v1/cart/**', () => undefined)
  await page
    .getByRole('button', { name: t('product.add') })
    .first()
    .click()
  const miniCart = page.getByRole('dialog', { name: t('cart.title') })
  await expect(miniCart.getByRole('link', { name: t('cart.checkout') })).toBeVisible()
  await expect(miniCart.locator('h2 a')).toHaveText([await page.locator('main h1').innerText()])
})

test('a product with one size is put into the cart with one press', async ({ page }) => {
  await addProductOfOneSize(page)
  const miniCart = page.getByRole('dialog', { name: t('cart.title') })
  await expect(miniCart.locator('h2 a')).toHaveText([await page.locator('main h1').innerText()])
})
