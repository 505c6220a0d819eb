import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import { brandName } from '../model/card-brand.ts'
import { payingInstrument } from '../model/paying.ts'
import css from './step.module.css'

type Props = { readonly of: 'shipping' | 'billing'; readonly cart: Cart }

function ShippingWords({ cart }: Pick<Props, 'cart'>) {
  const [shipment] = cart.shippingMethods
  const method = shipment?.applicableShippingMethods.find(one => one.selected)
  const address = shipment?.address
  if (address === undefined) return null
  return (
    <>
      <p>
        {address.firstName} {address.lastName}, {address.addressLine1}, {address.postalCode} {address.city}
      </p>
      <p>{method?.label}</p>
    </>
  )
}

function BillingWords({ cart }: Pick<Props, 'cart'>) {
  const card = payingInstrument(cart)?.card
  if (card === undefined) return null
  return (
    <p>
      {brandName(card.brand)} •••• {card.last4}, {card.expiry}
    </p>
  )
}

/** A finished step, folded to what it says, with the way back into it. */
export function Finished({ of, cart }: Props) {
  const { locale, t } = useLanguage()
  const name = t(of === 'shipping' ? 'checkout.shipping' : 'checkout.billing')
  return (
    <section className={css.finished}>
      <div>
        <h2>
          <Icon name="check" />
          {name}
        </h2>
        {of === 'shipping' ? <ShippingWords cart={cart} /> : <BillingWords cart={cart} />}
      </div>
      <a className={css.edit} href={href(locale, 'checkout', undefined, { step: of })}>
        {t('checkout.edit')}
        <span className="visually-hidden"> {name}</span>
      </a>
    </section>
  )
}
