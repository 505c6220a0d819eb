import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Shipment } from '#src/commerce/calls/cart/delivery-shapes.ts'
import { streetLine } from '#src/language/address-lines.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import { brandName } from '#src/product-ui/payment/card-brand.ts'
import { isAllDigital, isDigital } from '../model/needs.ts'
import { creditsOf, isPaid, restOf } from '../model/paying.ts'
import { creditName } from './billing/credits.tsx'
import css from './step.module.css'

type Props = { readonly of: 'shipping' | 'billing'; readonly cart: Cart }

/** One shipment: recipient, address and delivery option. */
function ShipmentWords({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useLanguage()
  const { address, place, applicableShippingMethods } = shipment
  if (isDigital(shipment)) return <li>{t('checkout.by-mail')}</li>
  const method = applicableShippingMethods.find(one => one.selected)
  const where = place === undefined ? address && streetLine(address) : t('checkout.at-place', { place: place.name })
  return (
    <li>
      {address !== undefined && (
        <p>
          {address.firstName} {address.lastName}, {where}
        </p>
      )}
      <p>{method?.label}</p>
    </li>
  )
}

function ShippingWords({ cart }: Pick<Props, 'cart'>) {
  return (
    <ul className={css.said}>
      {cart.shippingMethods.map(shipment => (
        <ShipmentWords key={shipment.shipmentId} shipment={shipment} />
      ))}
    </ul>
  )
}

function BillingWords({ cart }: Pick<Props, 'cart'>) {
  const language = useLanguage()
  const { t, money } = language
  const rest = isPaid(cart) ? undefined : restOf(cart)
  return (
    <ul className={css.said}>
      {creditsOf(cart).map(credit => (
        <li key={credit.id}>
          {creditName(language, credit)}: {money(credit.amount)}
        </li>
      ))}
      {rest !== undefined && (
        <li>
          {rest.payment_method_id === 'CREDIT_CARD' && rest.card !== undefined
            ? `${brandName(rest.card.brand)} •••• ${rest.card.last4}, ${rest.card.expiry}`
            : t(`checkout.method.${rest.payment_method_id}`)}
        </li>
      )}
      {rest === undefined && creditsOf(cart).length === 0 && <li>{t('checkout.zero')}</li>}
    </ul>
  )
}

/** A finished step, folded to what it says, with the way back into it. */
export function Finished({ of, cart }: Props) {
  const { locale, t } = useLanguage()
  const canEdit = of === 'billing' || !isAllDigital(cart)
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
      {canEdit && (
        <a
          className={css.edit}
          href={href(locale, 'checkout', undefined, { step: of })}
          data-dialog={of === 'shipping' ? 'panel=shipping-address' : undefined}
        >
          {t('checkout.edit')}
          <span className="visually-hidden"> {name}</span>
        </a>
      )}
    </section>
  )
}
