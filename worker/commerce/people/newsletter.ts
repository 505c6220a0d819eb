import { ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import { issueCode } from '../db/accounts/codes.ts'
import { subscribe } from '../db/accounts/subscriptions.ts'
import { emailTo } from '../mail/email-to.ts'

/** Subscribes an e-mail address; it counts once the link of the letter was followed (double opt-in). */
export function subscribeByEmail(
  context: ShopperContext,
  consumerId: string,
  email: string,
  type: string,
): Result<undefined, 'API429'> {
  const write = emailTo(context, email)
  if (!write.ok) return write
  subscribe(context.db, consumerId, { channel: 'EMAIL', type, recipient: email, doubleOptin: false })
  const code = issueCode(context, 'opt-in', consumerId, { confirms: 'newsletter', recipient: email })
  write.value({ kind: 'opt-in', path: `/newsletter?confirm=${code}` })
  return ok(undefined)
}
