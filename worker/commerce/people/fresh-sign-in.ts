import { fail, ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'

/** So long a sign-in, or another proof, allows changes of an account's ways to sign in. */
export const freshMs = 5 * 60_000

type Proven = Pick<ShopperContext, 'now' | 'provenAt'>

/** Whether the session's holder has recently proven who they are. */
export const isFresh = ({ now, provenAt = 0 }: Proven): boolean => now() - provenAt <= freshMs

/** AUT428 before e-mail, phone or passkeys change and before an account is closed: a session may have been left open. */
export const requireFresh = (context: Proven): Result<undefined, 'AUT428'> =>
  isFresh(context) ? ok(undefined) : fail('AUT428')
