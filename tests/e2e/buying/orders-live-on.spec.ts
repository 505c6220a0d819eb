import { expect, test } from '@playwright/test'

import { upcOf } from '#demo/catalogue/numbers.ts'
import { emailOf, fixtures, seededPin, valueCards } from '#demo/fixtures.ts'
import { href } from '#routes/href.ts'
import { placeLines } from '#src/language/address-lines.ts'

import { adasEmail } from '../../shoppers/addresses.ts'
import { putIn, signIn } from '../../shoppers/in-browser/beforehand.ts'
import { fetchLast } from '../../shoppers/in-browser/fetching.ts'
import { invoiceOf, pointsShown, worth, type Follower } from '../../shoppers/in-browser/followed-order.ts'
import { ledgersOf, type Ledgers } from '../../shoppers/in-browser/ledgers.ts'
import { openLetter, pathOf, type Post } from '../../shoppers/in-browser/letters.ts'
import { markets, pay, payButton, ship } from '../../shoppers/in-browser/purchase.ts'
import { expectConfirmed, shippingCodesOf, type OrderRecord } from '../../shoppers/in-browser/sales.ts'
import { fetchOther, followParcel, sendBack } from '../../shoppers/in-browser/order-steps.ts'
import { wordsOf } from '../../support/words.ts'

type Shopper = Omit<Follower, 'orderNumber' | 'locale'> & { readonly locale: 'en-us' | 'de-de' }

/** A member's addresses are known, a guest has to be asked. */
async function giveAddress({ page, locale, isMember }: Shopper): Promise<void> {
  const t = wordsOf(locale.slice(0, 2))
  await page.goto(href(locale, 'checkout', undefined, { step: 'shipping' }))
  if (!isMember) return ship(page, markets[locale])
  await page.getByRole('button', { name: t('checkout.to-billing') }).click()
  await page.waitForURL(/step=billing/)
}

/** Pays with what is on a gift card, and the rest with a card. */
async function payWithBoth({ page, locale, isMember }: Shopper): Promise<void> {
  const t = wordsOf(locale.slice(0, 2))
  const number = valueCards.small[(isMember ? 2 : 3) - 2 * test.info().retry] ?? ''
  const credits = page.getByRole('region', { name: t('checkout.credits') })
  await credits.getByText(t('checkout.credits.add')).click()
  await credits.locator('[name="number"]').fill(number)
  await credits.locator('[name="pin"]').fill(seededPin)
  await credits
    .getByRole('button', { name: t('checkout.credits.apply') })
    .last()
    .click()
  await expect(credits.getByRole('listitem').filter({ hasText: `•••• ${number.slice(-4)}` })).toBeVisible()
  await pay(page, markets[locale])
  await payButton(page, markets[locale]).click()
}

/** Three things, of which the last is fetched in a store. */
async function buy(shopper: Shopper) {
  const { page, locale } = shopper
  const market = markets[locale]
  for (const upc of [fixtures.plentiful.upc, fixtures.twoAtMost.upc, upcOf('FH64030', 0, 0)])
    await putIn(page, market, { upc })
  await fetchLast(page, market, 'pickup')
  await giveAddress(shopper)
  await payWithBoth(shopper)
  const { number, order } = await expectConfirmed(page, market, 3)
  expect(shippingCodesOf(order)).toEqual(['standard', 'pickup'])
  return { number, order }
}

const giftCardPaid = 1_000

/** The confirmation's letter, and the invoice: every line and amount, where each goes, who pays and with what. */
async function expectPapers(follower: Follower, post: Post, { items, totals, shippingMethods }: OrderRecord) {
  const { page, locale } = follower
  const lines = items.flatMap(({ name, price }) => [name, worth(locale, price.rowTotal)])
  const [home, fetched] = shippingMethods
  const letter = await openLetter(page, post, 'order-confirmed')
  const paid = [totals.total, giftCardPaid, totals.total - giftCardPaid].map(amount => worth(locale, amount))
  const where = [home?.address?.addressLine1, fetched?.place?.name, fetched?.place?.addressLine1, '4242']
  for (const part of [...lines, ...paid, ...where]) expect(letter).toContain(part ?? 'no such place')
  await page.goto(await pathOf(page, post, 'order'))
  await expect(page.locator('[data-order-number]')).toHaveText(post.orderNumber)
  const invoice = await invoiceOf(follower)
  const billed = home?.address === undefined ? ['no such address'] : placeLines(home.address)
  for (const part of [...lines, worth(locale, totals.total), '4242', ...billed]) expect(invoice).toContain(part)
}

/** What invoice, points and ledgers say, over and over while the order lives on: the same, but for what a step moved. */
function agreementOf(follower: Follower, paid: Ledgers, { total, points }: { total: number; points: number }) {
  const { locale, orderNumber, isMember } = follower
  let now = paid
  return async (changed: Partial<Ledgers> = {}, back = 0): Promise<void> => {
    now = { ...now, ...changed }
    await expect.poll(() => ledgersOf(orderNumber)).toEqual(now)
    const invoice = await invoiceOf(follower)
    const amounts = [total, giftCardPaid, total - giftCardPaid, ...(back === 0 ? [] : [-back])]
    for (const amount of amounts) expect(invoice).toContain(worth(locale, amount))
    if (isMember) expect(await pointsShown(follower)).toBe(points + now.points)
  }
}

const earnedWith = (items: OrderRecord['items']): number =>
  Math.floor(items.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0) / 100)

for (const [who, locale] of [
  ['member', 'en-us'],
  ['guest', 'de-de'],
] as const)
  test(`an order lives on, for a ${who} in ${locale}: two ways of delivery, each followed by letter and page; one piece back, paid back to card and gift card; papers, points and stock agree`, async ({
    page,
  }) => {
    const isMember = who === 'member'
    const shopper = { page, locale, isMember }
    if (isMember) await signIn(page, markets[locale], 'history')
    const points = isMember ? await pointsShown(shopper) : 0
    const { number: orderNumber, order } = await buy(shopper)
    const { items, totals } = order
    const follower = { ...shopper, orderNumber }
    const recipient = isMember ? emailOf('history') : adasEmail
    const post = { locale, recipient, orderNumber }
    const earned = isMember ? earnedWith(items) : 0
    const paid = { stock: -3, card: totals.total - giftCardPaid, sentBack: 0, giftCard: giftCardPaid, points: earned }
    await expectPapers(follower, post, order)
    const agrees = agreementOf(follower, paid, { total: totals.total, points })
    const bought = { follower, post, order, agrees }
    await agrees()
    await followParcel(bought)
    await fetchOther(bought)

    const amount = await sendBack(bought)
    const after = ledgersOf(orderNumber)
    const [toCard, toGiftCard] = [paid.card - after.card, paid.giftCard - after.giftCard]
    expect(toCard + toGiftCard).toBe(amount)
    expect(Math.abs(toGiftCard - (amount * giftCardPaid) / totals.total)).toBeLessThan(1)
    const kept = isMember ? earnedWith(items.slice(1)) : 0
    const [card, giftCard] = [paid.card - toCard, paid.giftCard - toGiftCard]
    await agrees({ card, giftCard, sentBack: toCard, points: kept }, amount)
  })
