import type { Handlers } from '#src/commerce/call.ts'
import type { utilityCalls } from '#src/commerce/calls/utilities.ts'
import { ok } from '#src/kit/result.ts'
import { locales } from '#src/language/locales.ts'

import type { Contexts } from '../context.ts'
import { countriesOf, countryFacts } from '../rules/countries.ts'

export const utilityHandlers = {
  'utilities.countries.list': (_, { site, locale }) => {
    const names = new Intl.DisplayNames(locales[locale].tag, { type: 'region' })
    return ok({
      countries: countriesOf(site).map(code => {
        const { dialCode, mask } = countryFacts(code)
        return { code, name: names.of(code) ?? code, dialCode, ...(mask === undefined ? {} : { mask }) }
      }),
    })
  },
} satisfies Handlers<typeof utilityCalls, Contexts>
