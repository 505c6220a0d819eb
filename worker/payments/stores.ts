import type { Context } from 'hono'

import type { PaymentsSettings } from './bindings.ts'

export type Page = Context<{ Bindings: object }>

/** Nothing but this origin's own files, in the frame of the stores that are named, and no script between the tags. */
export const policy = ({ STORE_ORIGINS }: PaymentsSettings): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${STORE_ORIGINS.join(' ')}`,
    `frame-ancestors ${STORE_ORIGINS.join(' ')}`,
  ].join('; ')

/** Whether an origin is one of the stores'; `:*` stands for any port. */
const isStore = ({ STORE_ORIGINS }: PaymentsSettings, origin: string): boolean =>
  STORE_ORIGINS.some(store => store === origin || store === origin.replace(/:\d+$/, ':*'))

/** The store's address to go back to, when it is one of the stores'. */
export function returnOf(c: Page, settings: PaymentsSettings): URL | undefined {
  const given = c.req.query('return') ?? ''
  if (!URL.canParse(given)) return undefined
  const url = new URL(given)
  return isStore(settings, url.origin) && url.username === '' && url.password === '' ? url : undefined
}

/** Which store holds the frame: the one it names, if it is known, else the first. */
export function storeOf(c: Page, settings: PaymentsSettings): string {
  const named = c.req.query('origin') ?? ''
  return isStore(settings, named) ? named : (settings.STORE_ORIGINS[0] ?? '')
}

/** A form is sent from this origin only: the frame's own script, or its own button. */
export function sentFromHere(c: Page, { PAYMENTS_ORIGIN }: PaymentsSettings): boolean {
  const [origin = PAYMENTS_ORIGIN, site = 'same-origin'] = [c.req.header('origin'), c.req.header('sec-fetch-site')]
  return origin === PAYMENTS_ORIGIN && site === 'same-origin'
}
