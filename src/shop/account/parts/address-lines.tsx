import type { Address } from '#src/commerce/calls/delivery-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from './address-lines.module.css'

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { readonly address: Address }) {
  const { tag } = useLanguage()
  const { firstName, lastName, addressLine1, addressLine2, postalCode, city, province, countryCode } = address
  const lines = [
    addressLine1,
    addressLine2,
    [postalCode, city, province].filter(Boolean).join(' '),
    new Intl.DisplayNames([tag], { type: 'region' }).of(countryCode),
  ]
  return (
    <address className={css.address}>
      <strong>
        {firstName} {lastName}
      </strong>
      {lines.filter(Boolean).map(line => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
