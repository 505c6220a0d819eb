import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { passage, text } from '#src/commerce/calls/shapes.ts'
import { fail, ok } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command } from '../command.ts'
import { email, givenName } from '../sign-in/model/fields.ts'
import { splitTopic } from './model/topic.ts'

/** `POST /-/contact/write`: a message to the people of the house; the page says its number, and a letter does. */
const write = command({
  input: v.object({
    firstName: givenName,
    lastName: givenName,
    email,
    topic: text(81),
    orderNumber: v.optional(text(16), ''),
    message: passage(4_000),
  }),
  run: async ({ commerce, locale }, { topic, orderNumber, ...fields }) => {
    const chosen = splitTopic(topic)
    if (chosen === undefined) return fail('INPUT', { problems: { topic: 'required' } })
    const sent = await commerce('contact.message.send', {
      ...fields,
      ...chosen,
      ...(orderNumber !== '' && { orderNumber }),
    })
    if (!sent.ok) return atField(sent)
    const { caseNumber } = sent.value
    return ok({ value: { caseNumber }, flash: { caseNumber, email: fields.email }, to: href(locale, 'contact') })
  },
})

export const contactCommands = { write } as const
