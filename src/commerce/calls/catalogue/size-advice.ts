import * as v from 'valibot'

import { call } from '../../call.ts'
import { productId } from '../shapes.ts'

export const sizeAdviceCalls = {
  /** The size of a product that fits by what the shopper bought of its kind and kept; nothing where they have kept nothing like it. */
  'products.size-advice.get': call({
    method: 'GET',
    path: '/products/v1/products/{productId}/size-advice',
    who: 'registered',
    answer: v.object({
      kept: v.optional(v.object({ productId, name: v.string(), size: v.object({ id: v.string(), name: v.string() }) })),
    }),
    errors: ['AUT401', 'AUT404', 'ORD404'],
  }),
} as const
