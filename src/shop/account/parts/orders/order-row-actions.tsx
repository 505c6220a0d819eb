import { href } from '#routes/href.ts'
import type { PurchaseSummary } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { BuyAgain } from '#src/product-ui/orders/buy-again.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

import { returningId } from '../../model/documents.ts'
import css from './order-row.module.css'

/** What is wanted most of an order that was made before, without opening it: buy it again, send it back, ask about it. */
export function OrderRowActions({ order }: { readonly order: PurchaseSummary }) {
  const { locale, t } = useLanguage()
  const { orderNumber, lines, canReturn } = order
  const details = href(locale, 'accountOrderDetails', { id: orderNumber })
  return (
    <div className={css.actions} role="group" aria-label={t('orders.number', { number: orderNumber })}>
      {lines !== undefined && <BuyAgain order={{ items: lines, placing: 'final' }} />}
      {canReturn === true && (
        <ButtonLink look="plain" href={`${details}#${returningId}`}>
          {t('account.return')}
        </ButtonLink>
      )}
      <ButtonLink look="plain" href={href(locale, 'contact', undefined, { orderNumber })}>
        {t('orders.help')}
      </ButtonLink>
    </div>
  )
}
