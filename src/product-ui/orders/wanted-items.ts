import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'

/** A SKU and how many pieces of it. */
export type WantedItem = { readonly upc: string; readonly qty: string | number }

/** The fields of a form that puts several things into the cart: `thing-1` a SKU, `count-1` the pieces of it. */
export const thingField = (number: number): string => `thing-${number}`
export const countField = (number: number): string => `count-${number}`

/** The things of such a form in their order; what was left empty is not wanted, and without a count it is one piece. */
export const thingsIn = (form: Readonly<Record<string, unknown>>): readonly WantedItem[] =>
  Object.entries(form).flatMap(([name, value]) => {
    const [, number] = /^thing-(\d{1,2})$/.exec(name) ?? []
    const count = form[countField(Number(number))]
    return number === undefined || typeof value !== 'string' || value === ''
      ? []
      : [{ upc: value, qty: typeof count === 'string' ? count : '1' }]
  })

/** Of an order, what has to be known of its lines to buy them again. */
export type OrderedItems = { readonly items: readonly Pick<CartLine, 'upc' | 'qty' | 'bonus' | 'giftCard'>[] }

/** What of an order can be bought once more as it was: no gift that came with it, and no gift card, which was for somebody. */
export const boughtAgain = ({ items }: OrderedItems): readonly WantedItem[] =>
  items.flatMap(({ upc, qty, bonus, giftCard }) => (bonus || giftCard !== undefined ? [] : [{ upc, qty: `${qty}` }]))
