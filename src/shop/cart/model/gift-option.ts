import * as v from 'valibot'

import { longestGift, type GiftOption } from '#src/commerce/calls/line-shapes.ts'

const typed = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), '')

/** What a form asks about whom a card is for; the names keep apart from other fields of a page. */
export const giftForm = v.object({
  giftTo: typed(longestGift.to),
  giftEmail: v.pipe(
    typed(254),
    v.check(email => email === '' || v.EMAIL_REGEX.test(email), 'AUT453'),
  ),
  giftMessage: typed(longestGift.message),
})
export type GiftForm = v.InferOutput<typeof giftForm>

export const giftFields = ['giftTo', 'giftEmail', 'giftMessage'] as const satisfies readonly (keyof GiftForm)[]

/** R236: a gift option with an empty e-mail, message or name is not sent. */
export function giftOptionOf({ giftEmail: email, giftTo: to, giftMessage: message }: GiftForm): GiftOption | undefined {
  return email === '' || to === '' || message === '' ? undefined : { email, to, message }
}

/** The fields somebody who filled one of them has left empty; a form that says nothing at all means nobody. */
export function missingOf(form: GiftForm): readonly (keyof GiftForm)[] {
  const empty = giftFields.filter(name => form[name] === '')
  return empty.length === giftFields.length ? [] : empty
}
