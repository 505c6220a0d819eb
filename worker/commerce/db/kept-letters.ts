import type { Database, DatabaseRow } from './database.ts'
import type { LetterChannel } from './outbox.ts'

/** A letter as it is told to who helps its recipient: neither text nor address. */
export type KeptLetter = {
  readonly id: string
  readonly kind: string
  readonly channel: LetterChannel
  readonly state: 'waiting' | 'sent' | 'dropped' | 'given-up'
  readonly writtenAt: number
  readonly canResend: boolean
}

type KeptLetterRow = DatabaseRow & Omit<KeptLetter, 'canResend'> & { facts: string }

const keptColumns = 'id, kind, channel, state, written_at AS writtenAt, facts'

const keptLetter = ({ facts, ...letter }: KeptLetterRow): KeptLetter => ({
  ...letter,
  canResend: letter.state === 'sent' && facts !== '{}',
})

/** The letters to an address, the newest first. */
export const lettersTo = (db: Database, recipient: string, most: number): KeptLetter[] =>
  db
    .all<KeptLetterRow>(
      `SELECT ${keptColumns} FROM outbox WHERE recipient = ? COLLATE NOCASE ORDER BY written_at DESC, id LIMIT ?`,
      recipient,
      most,
    )
    .map(keptLetter)

/** The letters about an order, the oldest first: `!` is the sign after the space that ends its number in an event. */
export const lettersOfOrder = (db: Database, orderNumber: string): KeptLetter[] =>
  db
    .all<KeptLetterRow>(
      `SELECT ${keptColumns} FROM outbox WHERE event > ? AND event < ? ORDER BY written_at, id`,
      `order ${orderNumber} `,
      `order ${orderNumber}!`,
    )
    .map(keptLetter)

type Again = { readonly id: string; readonly at: number; readonly once: string }

/** Writes a letter that has gone anew, once for each message; false where it has not, or cannot be written again. */
export function resendLetter(db: Database, letterId: string, { id, at, once }: Again): boolean {
  const known = db.first<KeptLetterRow>(`SELECT ${keptColumns} FROM outbox WHERE id = ?`, letterId)
  if (known === undefined || !keptLetter(known).canResend) return false
  db.run(
    `INSERT INTO outbox (id, event, recipient, kind, channel, locale, origin, facts, state, next_at, written_at)
     SELECT ?, event || ' again ' || ?, recipient, kind, channel, locale, origin, facts, 'waiting', ?, ? FROM outbox
     WHERE id = ? ON CONFLICT (event, recipient, kind) DO NOTHING`,
    id,
    once,
    at,
    at,
    letterId,
  )
  return true
}
