import type { ErrorCode } from '#src/commerce/errors.ts'

import texts from './messages/en/errors.json'

/** Sentences for other clients where the store's own would mislead them: about requests, and about things that the store shows by name. */
const own: Partial<Record<ErrorCode, string>> = {
  '4044': 'We could not find this loyalty membership.',
  API400: 'The request does not have the shape that this call declares.',
  API404: 'There is no such call, or nothing at this address.',
  API405: 'This address does not know that method.',
  API406: 'This call answers with JSON only.',
  API415: 'This call takes JSON only.',
  AUT401: 'Please sign in again: the session is unknown or has ended.',
  AUT404: 'This session may not do that.',
  AUT409: 'This sign-in has been used already. Please sign in once more.',
  AUT423: 'Too many attempts. Please try again in half an hour.',
  AUT426: 'The email or password is not correct. One attempt is left before a pause of half an hour.',
  AUT498: 'This customer account no longer exists. Please begin again as a guest.',
  CC_ALREADY_EXISTS: 'This card or gift card is there already.',
  EVT409: 'There are only {left} seats left.',
  GEN500: 'Something unexpected went wrong. Please try again.',
  GFC410: 'No more gift cards can pay for this order.',
  GFO406: 'A gift card cannot be worth that.',
  INV408: 'At most {maxAllowedQty} of this item can be bought.',
  INV409: 'There are only {maxAllowedQty} of this item at that place.',
  ORD409: 'There is no such order, or this cannot be done with it any more.',
  REW130: 'This is for members of the loyalty programme.',
}

/** A compiled text that wants no values. */
const plainText = (compiled: unknown): string | undefined => {
  const [text, ...more]: unknown[] = Array.isArray(compiled) ? compiled : []
  return typeof text === 'string' && more.length === 0 ? text : undefined
}

/** The store's own words in English (`errors.<CODE>`), where no other client has to hear something else. */
function wordsOf(code: ErrorCode): string {
  const words = own[code] ?? plainText(texts[`errors.${code}`])
  if (words === undefined) throw new Error(`No sentence for ${code}`)
  return words
}

/**
 * What a code means, in an English sentence that any client can show (R145). Values in braces come from the refusal's
 * `additionalInfo`; what is not told is a few.
 */
export function sentenceOf(code: ErrorCode, facts?: unknown): string {
  const values = new Map(Object.entries((facts ?? {}) as Record<string, unknown>))
  return wordsOf(code).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name) ?? 'a few'))
}
