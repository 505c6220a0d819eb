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
} as const
