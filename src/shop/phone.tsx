import { partsOf } from '#src/kit/phone/phone.ts'
import { phoneCountryList } from '#src/kit/phone/phone-countries.ts'
import { masked, defaultMask } from '#src/kit/phone/phone-mask.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import type { FieldProps } from '#src/ui/controls/field.tsx'
import { PhoneField } from '#src/ui/controls/phone.tsx'

type Props = FieldProps & {
  /** The typed text, or a stored number in international form. */
  readonly defaultValue?: string | undefined
  /** Country that was chosen; else that of the number, else the shopper's own. */
  readonly country?: string | undefined
  readonly autoComplete?: string
}

/** A kept number as it is written in its country, and which that is. */
function split(phone: string, own: string) {
  const parts = phone.startsWith('+') ? partsOf(phone, phoneCountryList, own) : undefined
  const facts = phoneCountryList.find(({ code }) => code === parts?.code)
  if (parts === undefined || facts === undefined) return { code: own, national: phone }
  return { code: facts.code, national: masked(parts.national, facts.mask ?? defaultMask(facts.dialCode)) }
}

/** A phone number with its country's code (R242), from the countries the store knows numbers of. */
export function Phone({ defaultValue = '', country = '', ...field }: Props) {
  const { t, tag, locale } = useLanguage()
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const { code, national } = split(defaultValue, country === '' ? locales[locale].country : country)
  return (
    <PhoneField
      {...field}
      codeLabel={t('checkout.field.phoneCountry')}
      country={code}
      value={national}
      codes={phoneCountryList.map(one => ({ country: one.code, name: names.of(one.code) ?? one.code, ...one }))}
    />
  )
}
