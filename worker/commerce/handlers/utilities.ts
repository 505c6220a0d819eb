import type { Handlers } from '#src/commerce/call.ts'
import type { utilityCalls } from '#src/commerce/calls/utilities.ts'
import { phoneFactsOf } from '#src/kit/phone/phone-countries.ts'
import { ok } from '#src/kit/result.ts'
import { locales } from '#src/language/locales.ts'

import type { Contexts } from '../context.ts'
import { readStores } from '../db/catalogue/places.ts'
import { countriesOf } from '../rules/addresses/countries.ts'
import { cityAt, provinceAt } from '../rules/addresses/postal-code.ts'
import { citiesOf } from '../stores/known-cities.ts'

export const utilityHandlers = {
  'utilities.countries.list': (_, { site, locale }) => {
    const names = new Intl.DisplayNames(locales[locale].tag, { type: 'region' })
    return ok({
      countries: countriesOf(site).map(code => {
        const { dialCode, mask } = phoneFactsOf(code)
        return { code, name: names.of(code) ?? code, dialCode, ...(mask !== undefined && { mask: [mask].flat() }) }
      }),
    })
  },

  'utilities.postal-code.get': ({ path: { countryCode, postalCode } }, { db, site }) => {
    const city = cityAt(citiesOf(readStores(db), site), countryCode, postalCode)
    const province = provinceAt(countryCode, postalCode)
    return ok({ ...(city !== undefined && { city }), ...(province !== undefined && { province }) })
  },
} satisfies Handlers<typeof utilityCalls, Contexts>
