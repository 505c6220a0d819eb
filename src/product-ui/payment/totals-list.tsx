import type { Totals } from '#src/commerce/calls/cart-shapes.ts'
import type { Minor } from '#src/kit/money.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from './totals-list.module.css'

type Props = {
  readonly totals: Totals
  /** What pays before the card, by name, and how much of the total each takes. */
  readonly credits?: readonly { readonly id: string; readonly name: string; readonly amount: Minor }[]
}

/** What credits take off, and what is left to pay. */
function Paid({ totals, credits }: Props) {
  const { t, money } = useLanguage()
  if (credits === undefined || credits.length === 0) return null
  return (
    <>
      {credits.map(({ id, name, amount }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>−{money(amount)}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{t('cart.left-to-pay')}</dt>
        <dd>{money(totals.remainingToPay)}</dd>
      </div>
    </>
  )
}

/** What a cart or order adds up to. The total is always the platform's: nothing is added up here. */
export function TotalsList({ totals, ...rest }: Props) {
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
      <Paid totals={totals} {...rest} />
    </dl>
  )
}
