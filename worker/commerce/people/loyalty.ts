import type { Context } from '../context.ts'
import { setAccount } from '../db/accounts/accounts.ts'
import { issueCode } from '../db/accounts/codes.ts'
import { sendEmail } from '../mail/send.ts'

/** Makes an account a member. Points become vouchers once the link of the letter was followed (REW135 until then). */
export function joinLoyalty(context: Context, accountId: string, email: string): void {
  setAccount(context.db, accountId, { loyaltySince: context.now(), loyaltyConfirmed: 0 })
  const code = issueCode(context, 'opt-in', accountId, { confirms: 'loyalty', recipient: email })
  sendEmail(context, { to: email, kind: 'loyalty-welcome', path: `/account/loyalty?confirm=${code}` })
}
