import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { RadioGroup } from '#src/ui/controls/choice.tsx'

import { isFetched } from '../../model/needs.ts'

type Props = { readonly cart: Cart; readonly error: string | undefined }

/** The delivery option of everything that goes home. Products made to order have only one, so there is nothing to choose. */
export function Methods({ cart, error }: Props) {
  const { t, money, day } = useLanguage()
  const home = cart.shippingMethods.find(shipment => !isFetched(shipment) && shipment.shippingId === 'me')
  const methods = home?.applicableShippingMethods ?? []
  if (methods.length === 0) return null
  return (
    <RadioGroup
      name="method"
      legend={t('checkout.delivery')}
      error={error}
      chosen={methods.find(({ selected }) => selected)?.code}
      choices={methods.map(({ code, label, price, deliveryTime: { from, to } }) => ({
        value: code,
        label,
        text:
          from === to
            ? t('cart.arrives-on', { day: day(from) })
            : t('checkout.arrives', { from: day(from), to: day(to) }),
        aside: price.amount === 0 ? t('checkout.free') : money(price.amount),
      }))}
    />
  )
}
