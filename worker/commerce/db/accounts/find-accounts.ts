import { accountOf, type Account, type AccountRow } from './account.ts'
import type { Database } from '../database.ts'

/** More are not told: whoever searches says more. */
const mostFound = 50

const name = `trim(coalesce(details ->> '$.firstName', '') || ' ' || coalesce(details ->> '$.lastName', ''))`

const escaped = (words: string) => words.toLowerCase().replaceAll(/[\\%_]/g, sign => `\\${sign}`)

/** The condition for an e-mail address, a telephone or customer number, or else part of a name. */
function conditionFor(words: string): { readonly sql: string; readonly value: string } {
  if (words.includes('@')) return { sql: 'email = ?', value: words }
  const digits = words.replaceAll(/[\s()+.-]/g, '')
  if (/^\d{6,15}$/.test(digits))
    return { sql: `(consumer_no = ?1 OR coalesce(phone, unproven_phone) LIKE '%' || ?1)`, value: digits }
  return { sql: `(lower(consumer_no) = ?1 OR lower(${name}) LIKE '%' || ?1 || '%' ESCAPE '\\')`, value: escaped(words) }
}

/** Accounts by words that somebody says on the telephone, the newest first; for the operator alone. */
export function searchAccounts(db: Database, words: string): Account[] {
  const { sql, value } = conditionFor(words)
  return db
    .all<AccountRow>(`SELECT * FROM accounts WHERE ${sql} ORDER BY created_at DESC, id LIMIT ${mostFound}`, value)
    .map(row => accountOf(db, row))
}
