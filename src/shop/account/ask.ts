import { href } from '#routes/href.ts'

import type { LoadResult, PersonalRequest } from '../page.ts'

/** Codes that say that nobody is signed in any more, whatever the cookie says. */
const over = new Set(['AUT401', 'AUT404', 'AUT498', 'PRO404'])

/** What a page comes to whose call was refused: a session that is over leads to the sign-in and from there back. */
export const withoutAnswer = ({ locale }: PersonalRequest, code: string, here: string): LoadResult<never> =>
  over.has(code)
    ? { kind: 'redirect', to: href(locale, 'signIn', undefined, { ended: '1', redirectTo: here }), status: 302 }
    : { kind: 'unavailable', reason: code }
