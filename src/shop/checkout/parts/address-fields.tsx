import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { SelectField, TextField } from '#src/ui/controls/field.tsx'
import fold from '#src/ui/layout/fold.module.css'

import {
  countryOfPhone,
  formatOf,
  isAddressCountry,
  postalKeyboard,
  type AddressCountry,
} from '../model/address-format.ts'
import { wholeName } from '../model/names.ts'
import { Phone } from '../../phone.tsx'
import css from './step.module.css'

type Props = {
  readonly kind: 'shipping' | 'billing'
  readonly countries: readonly AddressCountry[]
  readonly country: AddressCountry
  readonly address: Address | undefined
  /** The entered values and their errors. */
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** Name, place, street and phone, as the country writes them: the postal code comes first, which tells town and region. */
export function AddressFields({ kind, countries, country, address, values, errors }: Props) {
  const { t, tag } = useLanguage()
  const regions = new Intl.DisplayNames([tag], { type: 'region' })
  const value = (name: keyof Address) => values[name] ?? address?.[name] ?? ''
  const chosen = value('countryCode')
  const { provinces } = formatOf(isAddressCountry(chosen) ? chosen : country)
  const keyboard = postalKeyboard(countries)
  const field = (
    name: Exclude<keyof Address, 'addressId' | 'phoneCode' | 'country' | 'shippingId'>,
    token: string,
  ) => ({
    name,
    label: t(`checkout.field.${name}`),
    error: errors[name],
    autoComplete: `${kind} ${token}`,
    defaultValue: value(name),
  })
  return (
    <>
      {countries.length === 1 ? (
        <input type="hidden" name="countryCode" value={countries[0]} />
      ) : (
        <SelectField
          {...field('countryCode', 'country')}
          defaultValue={chosen === '' ? country : chosen}
          options={countries.map(code => ({ value: code, name: regions.of(code) ?? code }))}
        />
      )}
      <TextField
        name="name"
        label={t('checkout.field.name')}
        error={errors.name}
        autoComplete={`${kind} name`}
        defaultValue={values.name ?? wholeName(address ?? {})}
      />
      {address !== undefined && (
        <>
          <input type="hidden" name="firstName" value={address.firstName} />
          <input type="hidden" name="lastName" value={address.lastName} />
        </>
      )}
      <div
        className={css.place}
        data-mount="postal-code"
        data-wake={kind === 'shipping' ? 'visible' : undefined}
        data-numeric={keyboard.figures}
      >
        <TextField {...field('postalCode', 'postal-code')} inputMode={keyboard.inputMode} maxLength={16} />
        <TextField {...field('city', 'address-level2')} maxLength={80} />
        {provinces !== undefined && (
          <SelectField
            {...field('province', 'address-level1')}
            options={[
              { value: '', name: t('checkout.choose') },
              ...provinces.map(code => ({ value: code, name: code })),
            ]}
          />
        )}
      </div>
      <TextField {...field('addressLine1', 'address-line1')} />
      <details open={value('addressLine2') !== '' || errors.addressLine2 !== undefined}>
        <summary className={fold.summary}>{t('checkout.field.addressLine2.add')}</summary>
        <TextField {...field('addressLine2', 'address-line2')} optional />
      </details>
      <Phone
        {...field('phone', 'tel-national')}
        hint={kind === 'shipping' ? t('checkout.phone.why') : undefined}
        country={values.phoneCountry ?? countryOfPhone(address, isAddressCountry(chosen) ? chosen : country)}
      />
    </>
  )
}
