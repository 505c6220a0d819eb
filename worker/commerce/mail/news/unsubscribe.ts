import { createHash, createHmac } from 'node:crypto'

import * as v from 'valibot'

import type { Context } from '../../context.ts'
import { siteSecret } from '../../db/secrets.ts'
import { sameSecret } from '../../same-secret.ts'

/** The news that a press stops, and for whom: an account, or the address that somebody asked with. */
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

/** The token in a letter's link that stops letters of its kind. It never expires, and does nothing else. */
export function stopToken(keeper: Keeper, given: Stopped): string {
  const text = Buffer.from(JSON.stringify(given)).toString('base64url')
  return `${text}.${macOf(keeper, text)}`
}

/** The news that a link stops; undefined for a link that is not ours. */
export function readStopToken(keeper: Keeper, token: string): Stopped | undefined {
  const [text = '', mac = ''] = token.split('.')
  if (!sameSecret(mac, macOf(keeper, text))) return undefined
  return v.parse(stopped, JSON.parse(Buffer.from(text, 'base64url').toString()))
}
