import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Badge } from '#src/ui/feedback/badge.tsx'

type Props = {
  readonly price: ProductDetails['price']
  /** From which amount on delivery costs nothing, in the price’s currency. */
  readonly from: number
}

/** Says that this product, or from which amount on any order, is delivered free. */
export function FreeDelivery({ price, from }: Props) {
  const { t, money } = useLanguage()
  const isFree = price.lowCurrent >= from
  return (
    <p>
      <Badge look="pine">
        {isFree ? t('product.free-delivery') : t('product.free-delivery-from', { amount: money(from, price.currency) })}
      </Badge>
    </p>
  )
}
