import { fail, ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'

/** A sign-in, or another proof of who somebody is, opens what changes an account's ways in for so long. */
export const freshMs = 5 * 60_000

type Proven = Pick<ShopperContext, 'now' | 'provenAt'>

/** Whether whoever holds the session has shown lately who they are. */
export const isFresh = ({ now, provenAt = 0 }: Proven): boolean => now() - provenAt <= freshMs

/** AUT428 before e-mail, phone or passkeys change and before an account is closed: a session may have been left open. */
export const requireFresh = (context: Proven): Result<undefined, 'AUT428'> =>
  isFresh(context) ? ok(undefined) : fail('AUT428')
