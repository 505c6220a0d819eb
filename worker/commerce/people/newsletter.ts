import type { Context } from '../context.ts'
import { issueCode } from '../db/codes.ts'
import { subscribe } from '../db/subscriptions.ts'
import { sendLetter } from '../mail/send.ts'
import type { OptIn } from './loyalty.ts'

/** Subscribes an e-mail address; it counts once the link of the letter was followed (double opt-in). */
export function subscribeByEmail(context: Context, consumerId: string, email: string, type: string): void {
  subscribe(context.db, consumerId, { channel: 'EMAIL', type, recipient: email, doubleOptin: false })
  const facts: OptIn = { confirms: 'newsletter', recipient: email }
  const code = issueCode(context, 'opt-in', consumerId, facts)
  sendLetter(context, { to: email, kind: 'opt-in', path: `/newsletter?confirm=${code}` })
}
