import type { Context } from '../context.ts'
import { setAccount } from '../db/accounts/accounts.ts'
import { issueCode } from '../db/accounts/codes.ts'
import { sendEmail } from '../mail/send.ts'

/** What the code of an opt-in letter confirms. */
export type OptIn = { readonly confirms: 'newsletter' | 'loyalty'; readonly recipient: string }

/** Makes somebody a member; points become vouchers once the link of the letter was followed (REW135 until then). */
export function joinLoyalty(context: Context, accountId: string, email: string): void {
  setAccount(context.db, accountId, { loyaltySince: context.now(), loyaltyConfirmed: 0 })
  const facts: OptIn = { confirms: 'loyalty', recipient: email }
  const code = issueCode(context, 'opt-in', accountId, facts)
  sendEmail(context, { to: email, kind: 'loyalty-welcome', path: `/account/loyalty?confirm=${code}` })
}
