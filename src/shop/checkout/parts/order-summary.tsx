import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { GiftReceiptNote } from '#src/product-ui/gifts/gift-receipt-note.tsx'
import { TotalsList } from '#src/product-ui/payment/totals-list.tsx'
import { Icon } from '#src/ui/icon.tsx'
import typography from '#src/ui/typography.module.css'
import unfolded from '#src/ui/layout/unfolded.module.css'
import { ProductPicture } from '#src/product-ui/product-picture.tsx'

import { GiftLine } from '../../gift-line.tsx'
import { creditsOf } from '../model/paying.ts'
import { creditName } from './billing/credits.tsx'
import css from './order-summary.module.css'

/**
 * The order beside the steps; on phones above them, folded to what it comes to, and before them in the document: a browser
 * that paints before all of it is there moves nothing. Where the next press buys it is open: what one pays for stands above
 * the button that binds.
 */
export function OrderSummary({ cart, isOpen }: { readonly cart: Cart; readonly isOpen: boolean }) {
  const language = useLanguage()
  const { t, money } = language
  return (
    <aside className={css.summary} aria-label={t('checkout.order')}>
      <details open={isOpen} className={`${css.fold} ${unfolded.unfolded}`}>
        <summary>
          <span>
            {t('checkout.order')} <small>{t('cart.items', { count: cart.totals.totalUnits })}</small>
          </span>
          <Icon name="chevron-down" />
          <strong>{money(cart.totals.total)}</strong>
        </summary>
        <ul className={css.lines}>
          {cart.items.map(line => (
            <li key={line.id} className={css.line}>
              <ProductPicture image={line.image} place="line" alt="" />
              <div>
                <p>{line.name}</p>
                <p className={typography.muted}>
                  {line.variants.map(variant => variant.name).join(' · ')} × {line.qty}
                </p>
                <GiftLine line={line} />
              </div>
              <p className={css.amount}>
                {line.bonus ? t('cart.bonus.free') : money(line.price.priceAfterItemDiscount)}
              </p>
            </li>
          ))}
        </ul>
        <GiftReceiptNote receipt={cart.giftReceipt} />
        <TotalsList
          totals={cart.totals}
          credits={creditsOf(cart).map(credit => ({ ...credit, name: creditName(language, credit) }))}
        />
      </details>
    </aside>
  )
}
