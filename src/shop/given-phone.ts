import { internationalPhone } from '#src/kit/phone/phone.ts'
import { phoneCountryList } from '#src/kit/phone/phone-countries.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'
import { locales } from '#src/language/locales.ts'

import type { CommandContext } from './command.ts'
import { dialable } from './account/model/phone.ts'

/** A typed number in international form (R248); refused when it is no possible number. */
export function givenPhone({ locale }: CommandContext, typed: string, country: string): Result<string, 'PHONE'> {
  if (typed === '') return ok('')
  const own = country === '' ? locales[locale].country : country
  const phone = internationalPhone(typed, phoneCountryList, own) ?? typed
  return dialable(phone) === undefined ? fail('PHONE', { problems: { phone: 'PHONE' } }) : ok(phone)
}
