import * as v from 'valibot'

import { upc } from '#src/commerce/calls/shapes.ts'
import { ok } from '#src/kit/result.ts'

import { command } from '../command.ts'

/** `POST /-/product/notify`: a letter when a size is back. */
const notify = command({
  input: v.object({ gone: upc, 'notify-email': v.pipe(v.string(), v.trim(), v.email('AUT453'), v.maxLength(254)) }),
  run: async ({ commerce }, { gone, 'notify-email': email }) => {
    const registered = await commerce('products.notification.put', { upc: gone, email })
    return registered.ok ? ok({ value: { registered: true } }) : registered
  },
})

export const productCommands = { notify } as const
