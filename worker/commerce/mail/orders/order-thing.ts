import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import type { Currency } from '#src/kit/money.ts'

import type { Thing } from '../format/content.ts'
import { filled } from '../format/filled.ts'
import type { Stationery } from '../format/stationery.ts'

/** A line of an order, or some pieces of it: those have no price of their own, because the line was priced as a whole. */
export function thingOf(
  { words: { labels }, pictureOf, hrefOf, money, day }: Stationery,
  { name, slug, image, variants, qty: all, price, bonus, giftOption: gift }: CartLine,
  currency: Currency,
  qty: number = all,
): Thing {
  const detail = [
    ...variants.map(variant => variant.name),
    filled(labels.qty, { qty: `${qty}` }),
    ...(gift === undefined ? [] : [filled(labels.giftFor, { to: gift.to })]),
    ...(gift?.sendOn === undefined ? [] : [filled(labels.giftOn, { day: day(gift.sendOn) })]),
  ].join(' · ')
  return {
    name,
    detail,
    picture: pictureOf(image.src),
    href: hrefOf(`/p/${slug}`),
    ...(qty === all && { price: bonus ? labels.gift : money(price.priceAfterItemDiscount, currency) }),
  }
}
