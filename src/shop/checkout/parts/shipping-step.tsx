import { useLanguage } from '#src/language/language.tsx'

import { ExpressOffer } from './express-offer.tsx'
import { ShippingForm, type ShippingFormProps } from './shipping-form.tsx'
import css from './step.module.css'

/** The shipping form, and above it the express way for shoppers whose data is saved. */
export function ShippingStep(props: ShippingFormProps) {
  const { t } = useLanguage()
  const { canExpress, isFirst } = props.facts
  return (
    <section className={css.step} aria-labelledby="shipping-title">
      <h2 id="shipping-title">{t('checkout.shipping')}</h2>
      {canExpress && <ExpressOffer isFirst={isFirst} />}
      <ShippingForm {...props} />
    </section>
  )
}
