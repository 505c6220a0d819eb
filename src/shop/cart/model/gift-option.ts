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
  giftFrom: typed(longestGift.from),
  giftOn: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoDate('GFO410'))]), ''),
})
export type GiftForm = v.InferOutput<typeof giftForm>

/** The three that a recipient needs (R236). */
const needed = ['giftTo', 'giftEmail', 'giftMessage'] as const satisfies readonly (keyof GiftForm)[]

/** R236: a gift option with an empty e-mail, message or name is not sent. */
export function giftOptionOf({
  giftEmail: email,
  giftTo: to,
  giftMessage: message,
  giftFrom: from,
  giftOn: sendOn,
}: GiftForm): GiftOption | undefined {
  if (email === '' || to === '' || message === '') return undefined
  return { email, to, message, ...(from !== '' && { from }), ...(sendOn !== '' && { sendOn }) }
}

/** The fields of the form that hold a recipient. */
export const giftFields = ({ to, email, message, from, sendOn }: GiftOption): Partial<GiftForm> => ({
  giftTo: to,
  giftEmail: email,
  giftMessage: message,
  ...(from !== undefined && { giftFrom: from }),
  ...(sendOn !== undefined && { giftOn: sendOn }),
})

/** The empty fields that a recipient needs, when anything is filled. A form with nothing filled has no recipient. */
export function missingOf(form: GiftForm): readonly (keyof GiftForm)[] {
  const isEmpty = Object.values(form).every(value => value === '')
  return isEmpty ? [] : needed.filter(name => form[name] === '')
}
