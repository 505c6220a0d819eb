import { useQuery } from '@tanstack/react-query'

import { createBrowserClient } from '#src/commerce/browser.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import { sharedQueryClient } from '../../query-client.ts'
import { requestState } from '../../request-state.ts'
import { useCart } from '../../use-cart.ts'
import { countriesOf } from '../model/countries.ts'
import { ShippingForm } from '../parts/shipping-form.tsx'

/** The addresses of an account; a guest has none. */
function useSaved() {
  const { locale } = useLanguage()
  const { data } = useQuery(
    {
      queryKey: ['saved-addresses', locale],
      queryFn: async () => {
        const profile = await createBrowserClient(locales[locale].callLocale)('consumer.profile.get', {})
        return profile.ok ? profile.value.consumerDetails.address.filter(one => one.approachType === 'S') : []
      },
    },
    sharedQueryClient(),
  )
  return data
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
          facts={{ saved, canExpress: false, isFirst: false }}
          leaves
        />
      )}
    </Dialog>
  )
}
