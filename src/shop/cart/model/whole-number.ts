import * as v from 'valibot'

import { quantity } from '#src/commerce/calls/cart/line-shapes.ts'

/** A whole number as script sends it or as a form does. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
  quantity,
)
