import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'

import type { Context } from '../context.ts'
import { readVariants, type VariantRow } from '../db/catalogue/catalogue.ts'
import type { Promotion } from '../promotions/promotion.ts'

/** A gift's line id contains its promotion. Gifts are in no basket, so they cannot be changed (GWP403). */
const prefix = 'bonus-'
export const isBonus = (itemId: string): boolean => itemId.startsWith(prefix)

export type Bonus = {
  readonly id: string
  readonly variant: VariantRow
  /** The SKUs it may be, the one it is among them. */
  readonly choices: readonly string[]
}

/** The order's gifts: of each the chosen SKU, else the first that is available; a gift without stock is left out. */
export const bonusesOf = (
  { db }: Context,
  earned: readonly Promotion[],
  chosen: Readonly<Record<string, string>> = {},
): Bonus[] =>
  earned.flatMap(promotion => {
    const { benefit } = promotion
    const id = `${prefix}${promotion.id}`
    const there = 'bonus' in benefit ? readVariants(db, benefit.bonus).filter(({ available }) => available > 0) : []
    const variant = there.find(({ upc }) => upc === chosen[id]) ?? there[0]
    return variant === undefined ? [] : [{ id, variant, choices: there.map(({ upc }) => upc) }]
  })

/** A line that costs nothing. */
export const asGift = (line: CartLine, choices: readonly string[]): CartLine => ({
  ...line,
  bonus: true,
  customerNotifications: [],
  ...(choices.length > 1 && { bonusChoices: [...choices] }),
  maxQty: 1,
  taxTotal: 0,
  price: {
    ...line.price,
    current: 0,
    original: 0,
    rowTotal: 0,
    priceAfterItemDiscount: 0,
    priceAfterOrderDiscount: 0,
    proratedPrice: 0,
  },
})
