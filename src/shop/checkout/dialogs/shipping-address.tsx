import { requestState } from '#src/commerce/request-state.ts'
import { useCall } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import { useCart } from '../../use-cart.ts'
import { countriesOf } from '../model/countries.ts'
import { ShippingForm } from '../parts/shipping/shipping-form.tsx'

/** The addresses of an account; a guest has none. */
function useSaved() {
  const { data, error } = useCall('consumer.profile.get', {})
  return error === null ? data?.consumerDetails.address.filter(one => one.approachType === 'S') : []
}

/** `#panel=shipping-address`: where the order goes, changed without leaving the step one is at. */
export function ShippingAddress({ frame, onClose }: DialogProps) {
  const { locale, t } = useLanguage()
  const asking = useCart()
  const { data: cart } = asking
  const saved = useSaved()
  return (
    <Dialog frame={frame} onClose={onClose} title={t('checkout.shipping')}>
      {requestState(asking) === 'error' ? (
        <p>{t('errors.general')}</p>
      ) : cart === undefined || saved === undefined ? (
        <Skeleton blocks={6} />
      ) : cart === null ? (
        <p>{t('errors.BSK404')}</p>
      ) : (
        <ShippingForm
          cart={cart}
          countries={countriesOf(locale)}
          facts={{ saved, canExpress: false, isFirst: false, isGuest: false, takesWallet: false }}
          leaves
        />
      )}
    </Dialog>
  )
}
