import type { Context } from '../context.ts'
import { findAccount } from '../db/accounts/accounts.ts'
import { sendEmail } from '../mail/send.ts'

/**
 * Remembers what an account is signed in with, and writes to its owner when that is something else than before. Of the
 * first there is nothing to tell, and of what the storefront does not know nothing is said.
 */
export function noteDevice(context: Context, accountId: string): void {
  const { db, now, device } = context
  if (device === '') return
  const hadAny = db.first('SELECT 1 FROM account_devices WHERE account_id = ? LIMIT 1', accountId) !== undefined
  const known = db.first('SELECT 1 FROM account_devices WHERE account_id = ? AND device = ?', accountId, device)
  if (known !== undefined) return
  db.run('INSERT INTO account_devices (account_id, device, first_at) VALUES (?, ?, ?)', accountId, device, now())
  const account = findAccount(db, accountId)
  if (hadAny && account !== undefined)
    sendEmail(context, { to: account.email, kind: 'new-device', values: { device }, path: '/account/profile' })
}
