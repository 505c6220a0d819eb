import { expect, test } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { atRest } from '../../support/dialog-at-rest.ts'
import { drawn, layoutShift, watchLayoutShift } from '../../support/layout-shift.ts'
import { wordsOf } from '../../support/words.ts'

// As visitors have it: without typefaces the browser counts less of what moves.
test.use({ launchOptions: launchOptions('typefaces') })

const t = wordsOf('en')
const product = '/en-us/p/womens-ridgeline-3l-shell-fh10011'

/** Dialogs of the height that their content needs: where each opens, what it asks for, its name, and something of what comes. */
const late = {
  '#modal=content_{id}': [
    '/en-us/c/tents#modal=content_free-delivery',
    '/modal/',
    'Shipping',
    'The cart says what shipping costs',
  ],
  '#modal=change-store-confirmation_{storeId}': [
    `${product}#modal=change-store-confirmation_s-us-denver`,
    '/stores/v1/search',
    t('stores.change.title'),
    t('stores.change.no'),
  ],
  '#modal=quickshop_{productId}': [
    `/en-us/c/tents#modal=quickshop_FH10011`,
    '/inventory',
    'Women’s Ridgeline 3L Shell',
    t('product.add'),
  ],
} as const

for (const [name, [address, asked, title, content]] of Object.entries(late))
  for (const width of [320, 1440])
    test(`${name} at ${width} px: nothing moves when its content comes long after the page, however much it is`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await watchLayoutShift(page)
      await page.route(
        ({ pathname }) => pathname.includes(asked),
        async route => {
          await new Promise(resolve => setTimeout(resolve, 800))
          await route.continue()
        },
      )
      await page.goto(address)
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog.getByText(content).first()).toBeVisible()
      await atRest(dialog)
      await expect(dialog).toHaveCSS('opacity', '1')
      await drawn(page)
      expect(await layoutShift(page)).toBeLessThan(0.01)
    })
