import type { Database } from '../database.ts'

const statements = {
  password: [
    'UPDATE accounts SET password = NULL, failed_attempts = 0, locked_until = NULL WHERE id = ?',
    'DELETE FROM password_history WHERE account_id = ?',
  ],
  passkeys: ['DELETE FROM passkeys WHERE account_id = ?'],
  identities: ['DELETE FROM identities WHERE account_id = ?'],
  /** None to sign in by, but one without which nobody does. */
  'second-factor': [
    'DELETE FROM second_factors WHERE account_id = ?',
    'DELETE FROM recovery_codes WHERE account_id = ?',
  ],
} as const

export type SignInMethod = keyof typeof statements

/** Removes ways to sign in from an account. */
export function removeSignInMethods(db: Database, accountId: string, methods: readonly SignInMethod[]): void {
  for (const method of methods) for (const statement of statements[method]) db.run(statement, accountId)
}
