import { getCookie } from 'hono/cookie'

import { locales } from '#src/language/locales.ts'
import { visitorRoleOf } from '#src/shop/sign-in/model/visitor-role.ts'

import { commerceFor } from '../proxy/commerce-for.ts'
import type { StorefrontContext } from '../context.ts'
import type { Trace } from '../observability/trace.ts'
import { pseudonym } from './pseudonym.ts'
import { visitorTools } from './visitor-tools.ts'
import { isSettled, isTokenFresh, sessionCookie, sessionFrom, unsealSession, type Session } from './session.ts'

/** The session of one request, and whether its cookie must be sealed anew. */
export type SessionHolder = {
  /** The session of this site, if there is one. Its cookie is opened at the first call. */
  readonly session: () => Promise<Session | undefined>
  /** Whether the session can stay as it is, as far as its cookie tells unopened. */
  readonly isSettled: () => boolean
  readonly replace: (next: Session) => Session
  /** Forgets the session; the next call begins a guest's. */
  readonly leave: () => void
  /** The session with a new token; a guest's where there is none, where it has ended, and after a look, which is not renewed. */
  readonly renewed: (before: Session | undefined) => Promise<Session | undefined>
  /** The session with a token that lasts a while. */
  readonly tokened: () => Promise<Session | undefined>
  readonly hasChanged: () => boolean
}

async function noteWho(trace: Trace, session: Session, secret: string): Promise<void> {
  trace.notes.role = visitorRoleOf(session) ?? 'guest'
  trace.notes.session = await pseudonym(session.usid, secret)
}

export function createSessionHolder(c: StorefrontContext): SessionHolder {
  const { settings, trace } = c.env
  const locale = c.get('locale')
  const { site } = locales[locale]
  const anyone = commerceFor(c, locale, { visitor: visitorTools(c) })
  const cookie = getCookie(c, sessionCookie)
  let current: Promise<Session | undefined> | undefined
  let changed = false

  /** Adds a pseudonym of the session to the log, without waiting for it. */
  const note = (found: Session | undefined): Session | undefined => {
    if (found !== undefined) void noteWho(trace, found, settings.SESSION_SECRET)
    return found
  }

  const session = () =>
    (current ??= unsealSession(cookie, settings.SESSION_SECRET).then(found =>
      note(found?.site === site ? found : undefined),
    ))

  const replace = (next: Session) => {
    changed = true
    note(next)
    current = Promise.resolve(next)
    return next
  }

  async function renewed(before: Session | undefined): Promise<Session | undefined> {
    const refreshed =
      before === undefined || before.look !== undefined
        ? undefined
        : await anyone('auth.token.create', { grantType: 'refresh', refreshToken: before.refreshToken })
    if (refreshed?.ok) return replace({ ...before, ...sessionFrom(refreshed.value, site) })
    if (refreshed !== undefined && refreshed.code !== 'AUT401') return undefined
    const guest = await anyone('auth.token.create', { grantType: 'guest' })
    return guest.ok ? replace(sessionFrom(guest.value, site)) : undefined
  }

  return {
    session,
    isSettled: () => cookie === undefined || isSettled(cookie),
    replace,
    renewed,
    leave: () => {
      changed = true
      current = Promise.resolve(undefined)
    },
    tokened: async () => {
      const found = await session()
      return found !== undefined && isTokenFresh(found) ? found : renewed(found)
    },
    hasChanged: () => changed,
  }
}
