import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { MessageKey } from '#src/language/keys.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { SelectField, TextField } from '#src/ui/controls/field.tsx'

import {
  countryOfPhone,
  formatOf,
  isAddressCountry,
  postalKeyboard,
  type AddressCountry,
} from '../../../checkout/model/address-format.ts'
import type { FieldOf } from '../../../command-form.tsx'
import { Phone } from '../../../phone.tsx'
import css from '../form.module.css'

export const addressLabels = {
  countryCode: 'checkout.field.countryCode',
  firstName: 'checkout.field.firstName',
  lastName: 'checkout.field.lastName',
  postalCode: 'checkout.field.postalCode',
  city: 'checkout.field.city',
  province: 'checkout.field.province',
  addressLine1: 'checkout.field.addressLine1',
  addressLine2: 'checkout.field.addressLine2',
  phone: 'checkout.field.phone',
} as const satisfies Readonly<Record<string, MessageKey>>

type Props = {
  readonly kind: 'shipping' | 'billing'
  readonly countries: readonly AddressCountry[]
  readonly field: FieldOf<keyof typeof addressLabels>
  /** The address that is being changed. */
  readonly address?: Address | undefined
  /** The chosen country of the dial code; without it the address's own. */
  readonly phoneCountry?: string | undefined
}

/** Name, place, street and phone, as the country writes them, the postal code before what it tells; password managers and browsers know each by its token. */
export function AddressFields({ kind, countries, field, address, phoneCountry }: Props) {
  const { t, tag, locale } = useLanguage()
  const regions = new Intl.DisplayNames([tag], { type: 'region' })
  const country = field('countryCode')
  const chosen = isAddressCountry(country.defaultValue) ? country.defaultValue : locales[locale].country
  const { provinces } = formatOf(isAddressCountry(chosen) ? chosen : 'US')
  const keyboard = postalKeyboard(countries)
  const complete = (token: string) => `${kind} ${token}`
  return (
    <>
      <SelectField
        {...country}
        defaultValue={chosen}
        autoComplete={complete('country')}
        options={countries.map(code => ({ value: code, name: regions.of(code) ?? code }))}
      />
      <div className={css.pair}>
        <TextField {...field('firstName')} autoComplete={complete('given-name')} maxLength={60} />
        <TextField {...field('lastName')} autoComplete={complete('family-name')} maxLength={60} />
      </div>
      <div className={css.pair} data-mount="postal-code" data-numeric={keyboard.figures}>
        <TextField
          {...field('postalCode')}
          autoComplete={complete('postal-code')}
          inputMode={keyboard.inputMode}
          maxLength={16}
        />
        <TextField {...field('city')} autoComplete={complete('address-level2')} maxLength={80} />
        {provinces !== undefined && (
          <SelectField
            {...field('province')}
            autoComplete={complete('address-level1')}
            options={[
              { value: '', name: t('checkout.choose') },
              ...provinces.map(code => ({ value: code, name: code })),
            ]}
          />
        )}
      </div>
      <TextField {...field('addressLine1')} autoComplete={complete('address-line1')} />
      <TextField {...field('addressLine2')} autoComplete={complete('address-line2')} optional />
      <Phone
        {...field('phone')}
        country={phoneCountry ?? countryOfPhone(address, isAddressCountry(chosen) ? chosen : 'US')}
        autoComplete={complete('tel-national')}
      />
    </>
  )
}
