import { href } from '#routes/href.ts'
import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { productIdOf } from '#src/product-ui/product-id.ts'

type Props = {
  readonly order: Pick<Purchase, 'status'>
  readonly line: Pick<Purchase['items'][number], 'name' | 'slug'>
}

/** The way to a review of something that was bought, once it has arrived. */
export function ReviewLink({ order, line }: Props) {
  const { locale, t } = useLanguage()
  if (order.status !== 'DELIVERED') return null
  return (
    <a href={href(locale, 'writeReview', undefined, { productId: productIdOf(line.slug) })}>
      {t('orders.review')}
      <span className="visually-hidden"> {line.name}</span>
    </a>
  )
}
