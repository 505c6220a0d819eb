import type { Database } from '../database.ts'

/** How many passwords of an account are remembered, the present one among them (D02). */
const remembered = 3

/** Hashes of the last passwords, the present one first. */
export const lastPasswords = (db: Database, accountId: string): string[] =>
  db
    .all<{ password: string }>(
      'SELECT password FROM password_history WHERE account_id = ? ORDER BY id DESC LIMIT ?',
      accountId,
      remembered,
    )
    .map(({ password }) => password)

/** Gives an account a password, and with it a clean record of attempts. */
export function setPassword(db: Database, accountId: string, hash: string, at: number): void {
  db.run('UPDATE accounts SET password = ?, failed_attempts = 0, locked_until = NULL WHERE id = ?', hash, accountId)
  db.run('INSERT INTO password_history (account_id, password, at) VALUES (?, ?, ?)', accountId, hash, at)
  db.run(
    `DELETE FROM password_history WHERE account_id = ?1
     AND id NOT IN (SELECT id FROM password_history WHERE account_id = ?1 ORDER BY id DESC LIMIT ?2)`,
    accountId,
    remembered,
  )
}
