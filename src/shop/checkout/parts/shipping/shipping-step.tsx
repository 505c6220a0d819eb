import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'

import { ExpressOffer } from '../express-offer.tsx'
import { ShippingForm, type ShippingFormProps } from './shipping-form.tsx'
import css from '../step.module.css'
import { StepTitle } from '../step-title.tsx'

/** The shipping form, and above it the express way for shoppers whose data is saved. */
export function ShippingStep({ lands, ...props }: ShippingFormProps & { readonly lands: boolean }) {
  const { locale, t } = useLanguage()
  const { canExpress, isFirst, isGuest } = props.facts
  return (
    <section className={css.step} aria-labelledby="shipping-title">
      <StepTitle step="shipping" lands={lands}>
        {t('checkout.shipping')}
      </StepTitle>
      {isGuest && (
        <p>
          {t('checkout.guest')}{' '}
          <a href={href(locale, 'signIn', undefined, { redirectTo: href(locale, 'checkout') })}>
            {t('sign-in.submit')}
          </a>
        </p>
      )}
      {canExpress && <ExpressOffer isFirst={isFirst} />}
      <ShippingForm {...props} />
    </section>
  )
}
