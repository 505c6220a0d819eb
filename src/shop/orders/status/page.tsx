import { useLanguage } from '#src/language/use-language.tsx'

import type { RefusedCommand } from '../../page.ts'
import css from '../page.module.css'
import { LookUp } from '../parts/look-up.tsx'

export type Props = { readonly refused?: RefusedCommand }

/** `/order-status`: an order by its number and e-mail, without an account. */
export function OrderStatusPage({ refused }: Props) {
  const { t } = useLanguage()
  return (
    <div className={css.narrow}>
      <h1>{t('orders.status.title')}</h1>
      <p>{t('orders.status.text')}</p>
      <LookUp leads="details" refused={refused} />
    </div>
  )
}
