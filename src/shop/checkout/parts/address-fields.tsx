import type { Address } from '#src/commerce/calls/delivery-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { SelectField, TextField } from '#src/ui/field.tsx'

import { countryOfPhone, formatOf, isAddressCountry, type AddressCountry } from '../model/address-format.ts'
import { Phone } from '../../phone.tsx'
import css from './step.module.css'

type Props = {
  readonly kind: 'shipping' | 'billing'
  readonly countries: readonly AddressCountry[]
  readonly country: AddressCountry
  readonly address: Address | undefined
  /** What the shopper had entered, and what was wrong with it. */
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** Name, street, place and phone, as the country writes them. */
export function AddressFields({ kind, countries, country, address, values, errors }: Props) {
  const { t, tag } = useLanguage()
  const regions = new Intl.DisplayNames([tag], { type: 'region' })
  const value = (name: keyof Address) => values[name] ?? address?.[name] ?? ''
  const chosen = value('countryCode')
  const format = formatOf(isAddressCountry(chosen) ? chosen : country)
  const field = (name: string) => ({ name, error: errors[name] })
  const complete = (token: string) => `${kind} ${token}`
  return (
    <>
      <SelectField
        {...field('countryCode')}
        label={t('checkout.field.countryCode')}
        autoComplete={complete('country')}
        defaultValue={chosen === '' ? country : chosen}
        options={countries.map(code => ({ value: code, name: regions.of(code) ?? code }))}
      />
      <div className={css.pair}>
        <TextField
          {...field('firstName')}
          label={t('checkout.field.firstName')}
          autoComplete={complete('given-name')}
          defaultValue={value('firstName')}
          maxLength={60}
        />
        <TextField
          {...field('lastName')}
          label={t('checkout.field.lastName')}
          autoComplete={complete('family-name')}
          defaultValue={value('lastName')}
          maxLength={60}
        />
      </div>
      <TextField
        {...field('addressLine1')}
        label={t('checkout.field.addressLine1')}
        autoComplete={complete('address-line1')}
        defaultValue={value('addressLine1')}
      />
      <TextField
        {...field('addressLine2')}
        label={t('checkout.field.addressLine2')}
        autoComplete={complete('address-line2')}
        defaultValue={value('addressLine2')}
        optional
      />
      <div className={css.pair}>
        <TextField
          {...field('postalCode')}
          label={t('checkout.field.postalCode')}
          autoComplete={complete('postal-code')}
          inputMode={format.numericPostalCode ? 'numeric' : 'text'}
          defaultValue={value('postalCode')}
          maxLength={16}
        />
        <TextField
          {...field('city')}
          label={t('checkout.field.city')}
          autoComplete={complete('address-level2')}
          defaultValue={value('city')}
          maxLength={80}
        />
      </div>
      {format.provinces !== undefined && (
        <SelectField
          {...field('province')}
          label={t('checkout.field.province')}
          autoComplete={complete('address-level1')}
          defaultValue={value('province')}
          options={[
            { value: '', name: t('checkout.choose') },
            ...format.provinces.map(code => ({ value: code, name: code })),
          ]}
        />
      )}
      <Phone
        {...field('phone')}
        label={t('checkout.field.phone')}
        hint={kind === 'shipping' ? t('checkout.phone.why') : undefined}
        autoComplete={complete('tel-national')}
        country={values.phoneCountry ?? countryOfPhone(address, isAddressCountry(chosen) ? chosen : country)}
        defaultValue={value('phone')}
      />
    </>
  )
}
