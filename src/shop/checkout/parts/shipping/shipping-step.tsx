import { useLanguage } from '#src/language/use-language.tsx'
import { AsGuest } from '#src/product-ui/payment/as-guest.tsx'
import { WalletButton } from '#src/product-ui/payment/wallet-button.tsx'

import { ExpressOffer } from '../express-offer.tsx'
import { ShippingForm, type ShippingFormProps } from './shipping-form.tsx'
import css from '../step.module.css'
import { StepTitle } from '../step-title.tsx'

/** The shipping form, and above it the express way for shoppers whose data is saved. */
export function ShippingStep({ lands, ...props }: ShippingFormProps & { readonly lands: boolean }) {
  const { t } = useLanguage()
  const { canExpress, isFirst, isGuest, takesWallet } = props.facts
  return (
    <section className={css.step} aria-labelledby="shipping-title">
      <StepTitle step="shipping" lands={lands}>
        {t('checkout.shipping')}
      </StepTitle>
      {takesWallet && <WalletButton />}
      {isGuest && <AsGuest />}
      {canExpress && <ExpressOffer isFirst={isFirst} />}
      <ShippingForm {...props} />
    </section>
  )
}
