import type { DeliveryPromise } from '#src/commerce/calls/product-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import css from './delivery.module.css'

/** Where the browser puts in what only it knows. */
const blank = '{}'

/** When it would be there, in days of the week and not in counts of days, and until when to order for that. */
export function Delivery({ promise: { from, to, orderBefore } }: { readonly promise: DeliveryPromise }) {
  const { t, day } = useLanguage()
  return (
    <p className={css.delivery}>
      <Icon name="truck" />
      <span>
        {from === to
          ? t('product.arrives-on', { day: day(from) })
          : t('product.arrives', { from: day(from), to: day(to) })}
        <time
          data-enhance="cut-off"
          data-text={t('product.order-before', { time: blank })}
          dateTime={orderBefore}
          className={css.until}
        />
      </span>
    </p>
  )
}
