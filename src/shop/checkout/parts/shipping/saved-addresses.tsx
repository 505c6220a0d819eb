import type { ReactNode } from 'react'

import { streetLine } from '#src/language/address-lines.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { RadioGroup } from '#src/ui/controls/choice.tsx'

import type { ShippingFacts } from '../../load/shipping.ts'
import css from './saved-addresses.module.css'

type Props = Pick<ShippingFacts, 'saved'> & {
  readonly chosen: string | undefined
  /** The fields of another address. */
  readonly children: ReactNode
}

/** The addresses of an account; the fields of another one show when that is wanted. Guests see just the fields. */
export function SavedAddresses({ saved, chosen, children }: Props) {
  const { t } = useLanguage()
  if (saved.length === 0) return children
  const main = saved.find(one => one.main) ?? saved[0]
  return (
    <>
      <RadioGroup
        name="to"
        legend={t('checkout.saved.address')}
        chosen={chosen ?? `saved:${main?.addressId}`}
        choices={[
          ...saved.map(address => ({
            value: `saved:${address.addressId}`,
            label: `${address.firstName} ${address.lastName}`,
            text: streetLine(address),
          })),
          { value: 'home', label: t('checkout.saved.other') },
        ]}
      />
      <div className={css.other}>{children}</div>
    </>
  )
}
