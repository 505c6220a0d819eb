import type { Order } from '#src/commerce/calls/orders/orders.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { GiftReceiptNote } from '#src/product-ui/gifts/gift-receipt-note.tsx'
import { ReviewLink } from '#src/product-ui/orders/review-link.tsx'
import { TotalsList } from '#src/product-ui/payment/totals-list.tsx'

import { creditMethods } from '#src/commerce/calls/cart/payment-shapes.ts'
import { ProductPicture } from '#src/product-ui/product-picture.tsx'
import { GiftLine } from '../../gift-line.tsx'
import typography from '#src/ui/typography.module.css'
import css from '../page.module.css'

type Props = { readonly order: Order }

const isCredit = (code: string) => creditMethods.some(method => method === code)

/** The ordered items and the totals. */
export function Lines({ order }: Props) {
  const { t, money } = useLanguage()
  const credits = order.paymentMethods.flatMap(({ code, label, amount }) =>
    isCredit(code) ? [{ id: `${code} ${label}`, name: `${t(`checkout.method.${code}`)} ${label}`.trim(), amount }] : [],
  )
  return (
    <section>
      <h2>{t('orders.items')}</h2>
      <ul className={css.lines}>
        {order.items.map(line => (
          <li key={line.id}>
            <ProductPicture image={line.image} place="line" alt="" />
            <div>
              <p className={css.name}>{line.name}</p>
              <p className={typography.small}>
                {line.variants.map(variant => variant.name).join(' · ')} × {line.qty}
              </p>
              <GiftLine line={line} />
              <ReviewLink order={order} line={line} />
            </div>
            <p>{line.bonus ? t('cart.bonus.free') : money(line.price.priceAfterItemDiscount, order.currency)}</p>
          </li>
        ))}
      </ul>
      <GiftReceiptNote receipt={order.giftReceipt} />
      <TotalsList totals={order.totals} credits={credits} />
    </section>
  )
}
