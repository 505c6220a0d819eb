import type { Totals } from '#src/commerce/calls/cart-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from './totals-list.module.css'

/** What a cart or order adds up to. The total is always the platform's: nothing is added up here. */
export function TotalsList({ totals }: { readonly totals: Totals }) {
  const { t, money } = useLanguage()
  const free = totals.shipping === 0
  return (
    <dl className={css.totals}>
      <div>
        <dt>{t('cart.subtotal')}</dt>
        <dd>{money(totals.itemTotal)}</dd>
      </div>
      {totals.totalDiscount > 0 && (
        <div>
          <dt>{t('cart.discount')}</dt>
          <dd>−{money(totals.totalDiscount)}</dd>
        </div>
      )}
      <div>
        <dt>{t('cart.delivery')}</dt>
        <dd>{free ? t('checkout.free') : money(totals.shipping)}</dd>
      </div>
      {!totals.taxIncluded && (
        <div>
          <dt>{t('cart.tax')}</dt>
          <dd>{totals.taxKnown ? money(totals.tax) : t('cart.tax.later')}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>{t('cart.total')}</dt>
        <dd>{money(totals.total)}</dd>
      </div>
      {totals.taxIncluded && totals.taxKnown && (
        <div className={css.note}>
          <dt>{t('cart.tax.included')}</dt>
          <dd>{money(totals.tax)}</dd>
        </div>
      )}
    </dl>
  )
}
