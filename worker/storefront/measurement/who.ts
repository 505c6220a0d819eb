import { visitorRoleOf } from '#src/shop/sign-in/model/visitor-role.ts'

import type { StorefrontContext } from '../context.ts'
import { pseudonym } from '../visit/pseudonym.ts'
import type { StoredEvent } from './event.ts'

/** The visitor fields of an event: locale, pseudonym of the session, and visitor role. */
export async function whoIs(c: StorefrontContext): Promise<Pick<StoredEvent, 'locale' | 'session' | 'role'>> {
  const session = await c.get('visit').session()
  return {
    locale: c.get('locale'),
    session: session && (await pseudonym(session.usid, c.env.settings.SESSION_SECRET)),
    role: (session && visitorRoleOf(session)) ?? 'guest',
  }
}
