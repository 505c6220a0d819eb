import type { Tokens } from '#src/commerce/calls/session-shapes.ts'
import type { CallRequest, Commerce } from '#src/commerce/client.ts'

import type { UpstreamAnswer } from '../proxy/upstream.ts'
import type { Session } from './session.ts'

/** The request's view of its visit. In a file of its own, because the context type of every middleware names it. */
export type Visit = {
  /** The session, when the visitor has one of this site. */
  readonly session: () => Promise<Session | undefined>
  /** Whether the session can stay as it is, as far as its cookie tells unopened. */
  readonly isSettled: () => boolean
  /** Whether the platform has said in this request that the customer behind the session is gone (AUT498). */
  readonly isCustomerGone: () => boolean
  /** Makes sure that the token lasts as long as the page that is about to be streamed. */
  readonly ready: () => Promise<void>
  /** Changes the session; the cookie is sealed anew when the answer leaves. */
  readonly change: (change: Partial<Session>) => Promise<void>
  /** Begins the session that these tokens belong to. */
  readonly signIn: (tokens: Tokens) => Promise<void>
  /** Goes on with other tokens and with what the platform now says of whose they are. */
  readonly renew: () => Promise<void>
  /** Forgets the session and the cart's count; the next call begins a guest's. */
  readonly leave: () => void
  /** Ends the session at the platform as well (R182). The browser is signed out whatever the platform answers. */
  readonly signOut: () => Promise<void>
  /** Calls the platform as this visitor; a first call that needs a token fetches a guest's. */
  readonly commerce: Commerce
  /** The same for a request that is already put into HTTP words (the proxy). */
  readonly send: (call: CallRequest) => Promise<UpstreamAnswer>
  readonly setCartCount: (count: number) => void
  readonly setFavoritesCount: (count: number) => void
  readonly seal: () => Promise<void>
}
