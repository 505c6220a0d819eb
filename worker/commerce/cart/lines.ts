import { marksOf, type CartLine, type ShippingOption } from '#src/commerce/calls/cart/line-shapes.ts'
import { formatMoney } from '#src/kit/money.ts'
import { locales } from '#src/language/locales.ts'

import type { Catalogue } from '../catalogue/catalogue.ts'
import { badgeOf, imageOf } from '../catalogue/views.ts'
import type { CatalogueProduct } from '../catalogue/product.ts'
import type { Context } from '../context.ts'
import type { LineRow } from '../db/orders/lines.ts'
import type { PriceAdjustment } from '../db/orders/price-adjustments.ts'
import type { DiscountedLine, AppliedPromotion } from '../promotions/apply.ts'
import type { SeedColor, SeedProduct } from '../seed/products.ts'
import { taxOf, type TaxRule } from '../rules/tax.ts'
import { notificationsOf } from './notifications.ts'

/** D16: the smaller of what a line may hold and what there is. */
export const maxQtyOf = ({ max_qty, available }: { readonly max_qty: number; readonly available: number }): number =>
  Math.max(0, Math.min(max_qty, available))

type Surroundings = {
  readonly context: Pick<Context, 'locale' | 'language' | 'catalogue'>
  readonly tax: TaxRule
  readonly options: readonly ShippingOption[]
  /** The line's price after promotions; without it the full price. */
  readonly money: DiscountedLine | undefined
  /** An associate's discount. */
  readonly adjustment?: PriceAdjustment | undefined
}

export type LineChoice = {
  readonly product: CatalogueProduct
  readonly color: SeedColor
  readonly size: SeedProduct['sizes'][number]
}

/** The product, colour and size a row stands for; nothing when the catalogue no longer has them. */
export function choiceOf(
  row: Pick<LineRow, 'product_id' | 'color_id' | 'size_id'>,
  catalogue: Catalogue,
): LineChoice | undefined {
  const product = catalogue.find(row.product_id)
  const color = product?.colors.find(({ id }) => id === row.color_id)
  const size = product?.sizes.find(({ id }) => id === row.size_id)
  return product && color && size && { product, color, size }
}

const promotionOf = ({ promotion, amount }: AppliedPromotion): CartLine['productPromotions'][number] => ({
  promotionId: promotion.id,
  campaignId: promotion.campaignId,
  price: -amount,
  ...(promotion.coupon === undefined ? {} : { couponCode: promotion.coupon.code }),
})

/** The chosen options in words; for a gift card its design and value. */
export function variantsOf(
  { current }: Pick<LineRow, 'current'>,
  { product, color, size }: LineChoice,
  context: Surroundings['context'],
) {
  const { language, locale, catalogue } = context
  const amount = () => formatMoney(current, catalogue().currency, locales[locale].tag, 'short')
  return [
    { code: 'color', value: color.id, name: color.name[language] },
    product.giftCard === undefined
      ? { code: 'size', value: size.id, name: size.name[language] }
      : { code: 'amount', value: size.id, name: amount() },
  ]
}

/** Properties of special lines: made to order, or a gift card with a recipient. */
const particularsOf = (row: LineRow, { product }: LineChoice) => ({
  isCustoms: row.recipe_id !== '',
  ...(row.recipe_id === '' ? {} : { recipeId: row.recipe_id }),
  ...(product.giftCard === undefined ? {} : { giftCard: product.giftCard }),
  ...marksOf(row),
})

/** Fields of a line that come from its product's card and page. */
function presentationOf({ product }: LineChoice, { catalogue, language }: Surroundings['context']) {
  const shop = catalogue()
  const breadcrumbs = shop.categories.trail(product.categoryIds[0], language)
  const eyebrow = breadcrumbs.at(-1)?.name
  return {
    ...badgeOf(product, shop.levels()),
    ...(eyebrow !== undefined && { eyebrow }),
    rating: product.rating,
    breadcrumbs,
  }
}

/** A basket's row as the cart shows it. */
export function lineOf(
  row: LineRow,
  choice: LineChoice,
  { context, tax, options, money, adjustment }: Surroundings,
): CartLine {
  const { product, color } = choice
  const { language } = context
  const { qty, current, original } = row
  const rowTotal = qty * current
  const { afterItem = rowTotal, afterOrder = rowTotal, taken } = money ?? {}
  return {
    id: row.id,
    productId: product.id,
    masterId: product.id,
    upc: row.upc,
    slug: product.path,
    name: product.name[language],
    image: imageOf(context.catalogue(), product, color, 'front', language),
    qty,
    maxQty: maxQtyOf(row),
    price: {
      original,
      current,
      rowTotal,
      priceAfterItemDiscount: afterItem,
      priceAfterOrderDiscount: afterOrder,
      highCurrent: product.prices.highCurrent,
      highOriginal: product.prices.highOriginal,
      proratedPrice: afterOrder,
    },
    taxTotal: product.giftCard === undefined ? taxOf(afterOrder, tax) : 0,
    productPromotions: taken === undefined ? [] : [promotionOf(taken)],
    variants: variantsOf(row, choice, context),
    shippingOptions: [...options],
    available: row.available > 0,
    ...(adjustment === undefined
      ? {}
      : { adjustment: { id: adjustment.id, amount: adjustment.amount, reason: adjustment.reason } }),
    bonus: false,
    customerNotifications: notificationsOf(row, language),
    isPrimeIntended: false,
    ...presentationOf(choice, context),
    ...particularsOf(row, choice),
  }
}
