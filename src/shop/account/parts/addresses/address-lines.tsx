import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import { addressLines } from '#src/language/address-lines.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import css from './address-lines.module.css'

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { readonly address: Address }) {
  const { tag } = useLanguage()
  const [who, ...lines] = addressLines(address, tag)
  return (
    <address className={css.address}>
      <strong>{who}</strong>
      {lines.map(line => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
