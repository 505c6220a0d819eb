import type { LocalText } from '../local-text.ts'

/** D33: one voucher is 100 points, which is also the least, and 10 in the site's currency. */
export const voucherPoints = 100
const voucherAmount = 1_000
/** More vouchers at once are no shopping any more. */
const mostVouchers = 20

type Voucher = { readonly points: number; readonly amountInCurrency: number }

/** The vouchers a balance is enough for, the smallest first; amounts in minor units. */
export const vouchersFor = (balance: number): Voucher[] =>
  Array.from({ length: Math.min(mostVouchers, Math.floor(balance / voucherPoints)) }, (_, index) => ({
    points: voucherPoints * (index + 1),
    amountInCurrency: voucherAmount * (index + 1),
  }))

/** The welcome gift of new members. */
export const welcome = {
  points: voucherPoints,
  amount: voucherAmount,
  text: {
    en: 'A first voucher waits after your first order.',
    es: 'Tras tu primer pedido te espera un primer vale.',
    fr: 'Un premier bon d’achat vous attend après votre première commande.',
    de: 'Nach Ihrer ersten Bestellung wartet ein erster Gutschein.',
    it: 'Dopo il primo ordine ti aspetta un primo buono.',
  } satisfies LocalText,
} as const

/** The value of points, in whole vouchers only. */
export const worthOf = (points: number): number => Math.floor(points / voucherPoints) * voucherAmount

/** The points of the vouchers it takes to pay an amount. */
export const pointsFor = (amount: number): number => Math.ceil(amount / voucherAmount) * voucherPoints

/** The voucher after those that a balance is enough for; undefined where no more are given at once. */
export function voucherAfter(balance: number): Voucher | undefined {
  const next = Math.floor(balance / voucherPoints) + 1
  return next > mostVouchers ? undefined : { points: next * voucherPoints, amountInCurrency: next * voucherAmount }
}

/** Points earned by a purchase: one for each whole unit of currency (R010). */
export const pointsEarned = (worth: number): number => Math.floor(worth / 100)

type Bought = { readonly giftCard?: unknown; readonly price: { readonly priceAfterOrderDiscount: number } }

/** Points that a cart or order earns: its goods count for what is paid for them, gift cards do not. */
export const pointsOfGoods = (items: readonly Bought[]): number =>
  pointsEarned(
    items.reduce((sum, { giftCard, price }) => sum + (giftCard === undefined ? price.priceAfterOrderDiscount : 0), 0),
  )
