import type { CartLine } from '#src/commerce/calls/line-shapes.ts'

import type { Context } from '../context.ts'
import { readVariants, type VariantRow } from '../db/catalogue.ts'
import type { Promotion } from '../promotions/promotion.ts'

/** A gift's line is named by its promotion; it stands in no basket, so nobody can change it (GWP403). */
const prefix = 'bonus-'
export const isBonus = (itemId: string): boolean => itemId.startsWith(prefix)

export type Bonus = { readonly id: string; readonly variant: VariantRow }

/** What comes with the order: the first SKU of each gift that there is; a gift that has run out is none. */
export const bonusesOf = ({ db }: Context, earned: readonly Promotion[]): Bonus[] =>
  earned.flatMap(({ id, benefit }) => {
    const variants = 'bonus' in benefit ? readVariants(db, benefit.bonus) : []
    const variant = variants.find(({ available }) => available > 0)
    return variant === undefined ? [] : [{ id: `${prefix}${id}`, variant }]
  })

/** A line that costs nothing. */
export const asGift = (line: CartLine): CartLine => ({
  ...line,
  bonus: true,
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
