import { expect, test } from '@playwright/test'

import { upcOf } from '#demo/catalogue/numbers.ts'

import { putIntoCart } from '../../shoppers/in-browser/visitor.ts'
import { wordsOf } from '../../support/words.ts'
import { violations } from '../document/axe.ts'
import { widths } from '../../shoppers/in-browser/beforehand.ts'

const t = wordsOf('en')
/** Comes with a gift there are several of. */
const pack = upcOf('FH41010', 0, 0)

for (const width of widths)
  test(`R352: at ${width} px the gift of a promotion with GWP in its id is chosen on /cart among what there is of it, by keyboard, and costs nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await putIntoCart(page, pack)
    await page.goto('/en-us/cart')
    const gift = page.getByRole('listitem').filter({ has: page.getByText(t('cart.bonus'), { exact: true }) })
    const total = page.locator('main aside dl > div').last().locator('dd')
    const before = await total.textContent()
    await gift.getByRole('link', { name: /^Choose your gift/ }).press('Enter')
    const choice = gift.getByRole('combobox', { name: t('cart.edit.choice') })
    await expect(choice).toBeVisible()
    expect(await violations(page)).toEqual([])
    const others = choice.locator('option:not(:checked)')
    const other = (await others.first().textContent()) ?? ''
    await choice.selectOption({ label: other })
    await gift.getByRole('button', { name: t('cart.edit.save') }).press('Enter')
    await expect(choice).toHaveCount(0)
    await expect(gift).toContainText(other)
    await expect(gift.getByText(t('cart.bonus.free'))).toBeVisible()
    await expect(total).toHaveText(before ?? '')
  })
