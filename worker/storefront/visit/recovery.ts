import { getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'

import type { StorefrontContext } from '../context.ts'
import { seal, unseal } from './seal.ts'

/** The part of a visit that the platform no longer knows: the customer of its token (AUT498), or its cart (BSK404). */
const lost = v.picklist(['customer', 'cart'])
export type Lost = v.InferOutput<typeof lost>

const ticket = v.object({ lost, session: v.string() })
type Ticket = v.InferOutput<typeof ticket>

/** A page is left within seconds; somebody without script may read its message first. */
const ticketSeconds = 300
/** A visit is mended once in this time: what is lost again at once would send a browser round in a circle. */
const onceInSeconds = 10

const recoveredCookie = '__Host-recovered'
const sealing = (c: StorefrontContext) => ({ secret: c.env.settings.SESSION_SECRET, purpose: 'recovery' })

/**
 * Where a visit is mended that a streamed page, which can set no cookie, has found broken; undefined where that was done
 * a moment ago. The ticket in it is good for this session alone: no link from outside can end somebody's session.
 */
export async function recoveryPath(c: StorefrontContext, { lost, session }: Ticket): Promise<string | undefined> {
  if (getCookie(c, recoveredCookie) !== undefined) return undefined
  const { pathname, search } = c.env.address
  const query = new URLSearchParams({
    back: pathname + search,
    ticket: await seal({ lost, session }, sealing(c), ticketSeconds),
  })
  return `${recoverAddress(c.var.locale)}&${query}`
}

const recoverAddress = (locale: string) => `/-/recover?locale=${locale}`

/** The part to mend, if the ticket is ours and of this session. */
export async function ticketOf(c: StorefrontContext): Promise<Lost | undefined> {
  const found = await unseal(c.req.query('ticket') ?? '', sealing(c), ticket)
  const session = await c.var.visit.session()
  return found !== undefined && found.session === session?.usid ? found.lost : undefined
}

export const noteRecovered = (c: StorefrontContext): void =>
  setCookie(c, recoveredCookie, '1', {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: onceInSeconds,
  })
