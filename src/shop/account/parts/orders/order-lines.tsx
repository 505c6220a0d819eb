import { href } from '#routes/href.ts'
import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ReviewLink } from '#src/product-ui/orders/review-link.tsx'
import { ProductPicture } from '#src/product-ui/product-picture.tsx'

import css from './order-lines.module.css'

/** The ordered items; those still sold link to their page. */
export function OrderLines({ order }: { readonly order: Purchase }) {
  const { locale, t, money } = useLanguage()
  return (
    <ul className={css.lines}>
      {order.items.map(line => (
        <li key={line.id}>
          <ProductPicture image={line.image} place="line" alt="" lazy />
          <div>
            <p className={css.name}>
              <a href={href(locale, 'product', { slug: line.slug })}>{line.name}</a>
            </p>
            <p className={css.choice}>
              {line.variants.map(({ name }) => name).join(' · ')} × {line.qty}
            </p>
            <ReviewLink order={order} line={line} />
          </div>
          <p>{line.bonus ? t('cart.bonus.free') : money(line.price.priceAfterItemDiscount, order.currency)}</p>
        </li>
      ))}
    </ul>
  )
}
