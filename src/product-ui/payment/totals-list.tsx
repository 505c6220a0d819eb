import type { Totals } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Minor } from '#src/kit/money.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import typography from '#src/ui/typography.module.css'
import css from './totals-list.module.css'

type Props = {
  readonly totals: Totals
  /** Credits by name, and the amount each pays. */
  readonly credits?: readonly { readonly id: string; readonly name: string; readonly amount: Minor }[]
}

/** The credits' amounts, and the rest to pay. */
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

/** The totals of a cart or order, all as the platform computed them. */
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
        <div className={typography.small}>
          <dt>{t('cart.tax.included')}</dt>
          <dd>{money(totals.tax)}</dd>
        </div>
      )}
      <Paid totals={totals} {...rest} />
    </dl>
  )
}
