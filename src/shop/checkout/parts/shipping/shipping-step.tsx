import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'

import { ExpressOffer } from '../express-offer.tsx'
import { ShippingForm, type ShippingFormProps } from './shipping-form.tsx'
import css from '../step.module.css'
import { StepTitle } from '../step-title.tsx'

/** The express way of guests: a wallet knows address and card. */
function WalletFirst() {
  const { t } = useLanguage()
  return (
    <PostForm command="checkout/wallet">
      <Button type="submit" look="secondary" wide>
        {t('checkout.wallet')}
      </Button>
    </PostForm>
  )
}

/** The shipping form, and above it the express way for shoppers whose data is saved. */
export function ShippingStep({ lands, ...props }: ShippingFormProps & { readonly lands: boolean }) {
  const { locale, t } = useLanguage()
  const { canExpress, isFirst, isGuest, takesWallet } = props.facts
  return (
    <section className={css.step} aria-labelledby="shipping-title">
      <StepTitle step="shipping" lands={lands}>
        {t('checkout.shipping')}
      </StepTitle>
      {takesWallet && <WalletFirst />}
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
