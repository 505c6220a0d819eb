import { href } from '#routes/href.ts'

import type { LoadResult, PersonalRequest } from '../page.ts'

/** Codes that mean the session is over, whatever the cookie says. */
const over = new Set(['AUT401', 'AUT404', 'AUT498', 'PRO404'])

/** The outcome of a page whose call was refused: when the session is over, the sign-in, which leads back. */
export const withoutAnswer = ({ locale }: PersonalRequest, code: string, here: string): LoadResult<never> =>
  over.has(code)
    ? { kind: 'redirect', to: href(locale, 'signIn', undefined, { ended: '1', redirectTo: here }), status: 302 }
    : { kind: 'unavailable', reason: code }
