import * as v from 'valibot'

import { longestGift, type GiftOption } from '#src/commerce/calls/cart/line-shapes.ts'

const typed = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), '')

/** The recipient fields of a gift card form; the prefix keeps them apart from a page's other fields. */
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

/** The empty recipient fields, when at least one is filled. A form with none filled has no recipient. */
export function missingOf(form: GiftForm): readonly (keyof GiftForm)[] {
  const empty = giftFields.filter(name => form[name] === '')
  return empty.length === giftFields.length ? [] : empty
}
