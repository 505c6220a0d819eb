import { isPhoneCountry, phoneFactsOf } from '#src/kit/phone/phone-countries.ts'
import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import { phoneDigits } from '../rules/addresses/phone.ts'

type TypedPhone = { readonly phone?: string | undefined; readonly phoneCode?: string | undefined }

/** The entered number with the chosen dial code, or the one of the locale's country. */
export function phoneOf({ phone, phoneCode }: TypedPhone, { locale }: Pick<Context, 'locale'>): string | undefined {
  const { country } = locales[locale]
  const dialCode = phoneCode ?? (isPhoneCountry(country) ? phoneFactsOf(country).dialCode : '')
  return phone === undefined ? undefined : phoneDigits(phone, dialCode)
}
