import * as v from 'valibot'

import { call } from '../call.ts'

export const utilityCalls = {
  'utilities.countries.list': call({
    method: 'GET',
    path: '/consumers-v3/utilities/countryList',
    who: 'anyone',
    answer: v.object({
      countries: v.array(
        v.object({
          code: v.string(),
          name: v.string(),
          dialCode: v.string(),
          /** One, or one for each length its numbers have (R255). */
          mask: v.optional(v.union([v.string(), v.array(v.string())])),
        }),
      ),
    }),
    errors: [],
  }),
  /** Town and region of a postal code, as far as they are known; the form that asks fills them in. */
  'utilities.postal-code.get': call({
    method: 'GET',
    path: '/consumers-v3/utilities/postalCodes/{countryCode}/{postalCode}',
    who: 'anyone',
    answer: v.object({ city: v.optional(v.string()), province: v.optional(v.string()) }),
    errors: [],
  }),
} as const
