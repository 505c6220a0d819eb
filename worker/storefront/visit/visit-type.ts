import type { Tokens } from '#src/commerce/calls/session-shapes.ts'
import type { CallRequest, Commerce } from '#src/commerce/client.ts'

import type { UpstreamAnswer } from '../proxy/upstream.ts'
import type { Session } from './session.ts'

/** What a request knows of its visit, and what it may change; apart, because the context that every step has names it. */
export type Visit = {
  /** The session, when the visitor has one of this site. */
  readonly session: () => Promise<Session | undefined>
  /** Whether the session can stay as it is, as far as its cookie tells unopened. */
  readonly isSettled: () => boolean
  /** Makes sure that the token lasts as long as the page that is about to be streamed. */
  readonly ready: () => Promise<void>
  /** Changes the session; the cookie is sealed anew when the answer leaves. */
  readonly change: (change: Partial<Session>) => Promise<void>
  /** Goes on as whom these tokens belong to; the session is another one from here on. */
  readonly signIn: (tokens: Tokens) => Promise<void>
  /** Goes on with other tokens and with what the platform now says of whose they are. */
  readonly renew: () => Promise<void>
  /** Forgets the session and the cart's count; the next call begins a guest's. */
  readonly leave: () => void
  /** Ends the session at the platform as well (R182); whatever it answers, this browser is signed out. */
  readonly signOut: () => Promise<void>
  /** Calls the platform as this visitor; a first call that needs a token fetches a guest's. */
  readonly commerce: Commerce
  /** The same for a request that is already put into HTTP words (the proxy). */
  readonly send: (call: CallRequest) => Promise<UpstreamAnswer>
  readonly setCartCount: (count: number) => void
  readonly setFavoritesCount: (count: number) => void
  readonly seal: () => Promise<void>
}
