import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { filled, passage, text } from '#src/commerce/calls/shapes.ts'
import { fail, ok } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command } from '../command.ts'
import { email, givenName } from '../sign-in/model/fields.ts'

/** `POST /-/warranty/open`: opens a warranty case (R302); the page says its number, and a letter does. */
const open = command({
  input: v.object({
    firstName: givenName,
    lastName: givenName,
    email,
    productId: filled(40),
    orderNumber: v.optional(text(16), ''),
    issue: passage(2_000),
  }),
  run: async ({ commerce, locale }, { orderNumber, productId, ...person }) => {
    const opened = await commerce('consumer.warranty-case.create', {
      ...person,
      productId: productId.toUpperCase(),
      ...(orderNumber !== '' && { orderNumber }),
      source: 'storefront',
    })
    if (!opened.ok)
      return opened.code === 'PLP400' ? fail('PRODUCT', { problems: { productId: 'PRODUCT' } }) : atField(opened)
    const { caseNumber } = opened.value
    return ok({ value: { caseNumber }, flash: { caseNumber, email: person.email }, to: href(locale, 'warrantyCase') })
  },
})

export const warrantyCommands = { open } as const
