import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { filled } from '#src/commerce/calls/shapes.ts'
import { fail, ok } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command } from '../command.ts'
import { email, givenName } from '../sign-in/model/fields.ts'

const seats = v.pipe(
  v.optional(v.string(), '1'),
  v.trim(),
  v.regex(/^\d{1,2}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(20),
)

/** `POST /-/events/register`: takes seats (R418); the page says so, and a letter does. EVT409 when there are not so many. */
const register = command({
  input: v.object({ eventId: filled(40), firstName: givenName, lastName: givenName, email, seats }),
  run: async ({ commerce, locale }, asked) => {
    const taken = await commerce('consumer.event.register', asked)
    if (!taken.ok) return atField(taken)
    const { email: to, seats: kept } = taken.value
    return ok({
      value: taken.value,
      flash: { email: to, seats: String(kept) },
      to: href(locale, 'event', { event: asked.eventId }),
    })
  },
})

/** `POST /-/events/cancel`: gives back the seats that the link of a letter names; API404 when there are none. */
const cancel = command({
  input: v.object({ token: v.pipe(v.string(), v.maxLength(64)) }),
  secret: ['token'],
  run: async ({ commerce, locale }, { token }) => {
    const to = href(locale, 'eventCancel')
    const given = await commerce('consumer.event.cancel', { token })
    if (given.ok) return ok({ value: {}, flash: { title: given.value.title }, to })
    if (given.code === 'API404' || given.code === 'API400') return fail('API404', { to })
    return fail(given.code, { to: href(locale, 'eventCancel', undefined, { token }) })
  },
})

export const eventCommands = { register, cancel } as const
