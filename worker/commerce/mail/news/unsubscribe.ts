import { createHash, createHmac } from 'node:crypto'

import * as v from 'valibot'

import type { Context } from '../../context.ts'
import { siteSecret } from '../../db/secrets.ts'
import { sameSecret } from '../../same-secret.ts'

/** What a press stops, and whose: an account's, or an address somebody asked with. */
const stopped = v.object({
  what: v.picklist(['price-drop', 'back-in-stock', 'cart-left', 'asked']),
  whose: v.string(),
})
export type Stopped = v.InferOutput<typeof stopped>

type Keeper = Pick<Context, 'db' | 'random'>

const macOf = (keeper: Keeper, text: string): string =>
  createHmac('sha256', siteSecret(keeper, 'unsubscribe')).update(text).digest('base64url')

/** An address as it stands in a link: nobody reads from it whose it is. */
export const addressMark = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)

/** What the link of a letter shows to stop letters of its kind; it works for ever, and for that alone. */
export function stopToken(keeper: Keeper, given: Stopped): string {
  const text = Buffer.from(JSON.stringify(given)).toString('base64url')
  return `${text}.${macOf(keeper, text)}`
}

/** What a link stops; nothing when it is none of ours. */
export function readStopToken(keeper: Keeper, token: string): Stopped | undefined {
  const [text = '', mac = ''] = token.split('.')
  if (!sameSecret(mac, macOf(keeper, text))) return undefined
  return v.parse(stopped, JSON.parse(Buffer.from(text, 'base64url').toString()))
}
