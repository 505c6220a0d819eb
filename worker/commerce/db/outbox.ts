import type { Locale } from '#src/language/locales.ts'

import type { Facts } from '../mail/facts.ts'
import { isOrderKind, type LetterKind } from '../mail/kinds.ts'
import { jsonColumn, type Database, type DatabaseRow } from './database.ts'

export type LetterChannel = 'email' | 'sms'

/** A letter to come. */
export type Waiting = {
  /** The id that the provider is given, the same at every attempt. */
  readonly id: string
  /** The event that caused it. */
  readonly event: string
  readonly recipient: string
  readonly kind: LetterKind
  readonly channel: LetterChannel
  readonly locale: Locale
  readonly origin: string
  readonly facts: Facts
  /** How often it was tried. */
  readonly attempts: number
  readonly writtenAt: number
}

type OutboxRow = DatabaseRow & {
  id: string
  event: string
  recipient: string
  kind: LetterKind
  channel: LetterChannel
  locale: Locale
  origin: string
  facts: string
  attempts: number
  written_at: number
}

const factsColumn = jsonColumn<Facts>()

/** Writes a letter to come, unless its event has one for this recipient already; gives how many were written. */
export const insertWaiting = (
  db: Database,
  {
    id,
    event,
    recipient,
    kind,
    channel,
    locale,
    origin,
    facts,
    writtenAt,
    nextAt,
  }: Omit<Waiting, 'attempts'> & {
    readonly nextAt: number
  },
): number =>
  db.run(
    `INSERT INTO outbox (id, event, recipient, kind, channel, locale, origin, facts, state, next_at, written_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?, ?) ON CONFLICT (event, recipient, kind) DO NOTHING`,
    id,
    event,
    recipient,
    kind,
    channel,
    locale,
    origin,
    factsColumn.write(facts),
    nextAt,
    writtenAt,
  )

/** Letters that are due by a moment, the earliest first. */
export const dueLetters = (db: Database, at: number, limit: number): Waiting[] =>
  db
    .all<OutboxRow>('SELECT * FROM outbox WHERE next_at <= ? ORDER BY next_at, rowid LIMIT ?', at, limit)
    .map(({ facts, written_at: writtenAt, ...row }) => ({ ...row, writtenAt, facts: factsColumn.read(facts) }))

/** When the next letter is due. */
export const nextLetterAt = (db: Database): number | undefined =>
  db.first<{ at: number | null }>('SELECT MIN(next_at) AS at FROM outbox WHERE next_at IS NOT NULL')?.at ?? undefined

/** Counts an attempt before it is made: should it never come back, the next one is later, and the last one the last. */
export const markTrying = (db: Database, id: string, nextAt: number): number =>
  db.run('UPDATE outbox SET attempts = attempts + 1, next_at = ? WHERE id = ? AND next_at IS NOT NULL', nextAt, id)

type End = { readonly state: 'sent' | 'dropped'; readonly at: number }

/**
 * A letter has gone, or nobody wants it any more. What it was written from is forgotten, but for a letter about an order, which
 * says nothing that the order does not keep: it can be sent once more.
 */
export const markEnded = (db: Database, { id, kind }: Pick<Waiting, 'id' | 'kind'>, { state, at }: End): number =>
  db.run(
    `UPDATE outbox SET state = ?, ended_at = ?, next_at = NULL, facts = IIF(?, facts, '{}'), problem = NULL
     WHERE id = ? AND state = 'waiting'`,
    state,
    at,
    isOrderKind(kind) ? 1 : 0,
    id,
  )

/** Writes down why an attempt failed. */
export const markProblem = (db: Database, id: string, problem: string): number =>
  db.run(`UPDATE outbox SET problem = ? WHERE id = ? AND state = 'waiting'`, problem, id)

/** Nobody will try it again, unless somebody says so. */
export const markGivenUp = (db: Database, id: string): number =>
  db.run(`UPDATE outbox SET state = 'given-up', next_at = NULL WHERE id = ? AND state = 'waiting'`, id)

/** One that was given up is tried anew; 0 when there is none. */
export const retryLetter = (db: Database, id: string, at: number): number =>
  db.run(`UPDATE outbox SET state = 'waiting', attempts = 0, next_at = ? WHERE id = ? AND state = 'given-up'`, at, id)

/** Forgets letters that ended long ago. */
export const forgetEnded = (db: Database, before: number): number =>
  db.run('DELETE FROM outbox WHERE ended_at < ?', before)

/** How the letters of a shop stand: how many wait, those put off among them, and how many were given up. */
export const outboxState = (db: Database) =>
  db.first<{ waiting: number; givenUp: number }>(
    `SELECT COUNT(*) FILTER (WHERE state = 'waiting') AS waiting, COUNT(*) FILTER (WHERE state = 'given-up') AS givenUp
     FROM outbox WHERE ended_at IS NULL`,
  ) ?? { waiting: 0, givenUp: 0 }

/** How many wait though they were due before a moment, or were tried so often in vain. */
export const lateLetters = (db: Database, dueBefore: number, attempts: number): number =>
  db.first<{ late: number }>(
    'SELECT COUNT(*) AS late FROM outbox WHERE next_at < ? OR (next_at IS NOT NULL AND attempts >= ?)',
    dueBefore,
    attempts,
  )?.late ?? 0

export type TroubledLetter = {
  readonly id: string
  readonly kind: string
  readonly channel: LetterChannel
  readonly state: 'waiting' | 'given-up'
  readonly attempts: number
  readonly problem: string | null
  readonly writtenAt: number
}

/** Letters that were given up or failed at least once, the oldest first; nothing in it says to whom they go. */
export const troubledLetters = (db: Database, limit = 100): TroubledLetter[] =>
  db.all<DatabaseRow & TroubledLetter>(
    `SELECT id, kind, channel, state, attempts, problem, written_at AS writtenAt FROM outbox
     WHERE ended_at IS NULL AND problem IS NOT NULL ORDER BY written_at, id LIMIT ?`,
    limit,
  )

/** Has the letter of an event wait longer; gives how many there are, waiting or not. */
export function putOff(db: Database, event: string, until: number): number {
  db.run(`UPDATE outbox SET next_at = ? WHERE event = ? AND state = 'waiting'`, until, event)
  return db.first<{ letters: number }>('SELECT COUNT(*) AS letters FROM outbox WHERE event = ?', event)?.letters ?? 0
}

/** Forgets the letters to an address. */
export const forgetLettersTo = (db: Database, recipient: string): number =>
  db.run('DELETE FROM outbox WHERE recipient = ? COLLATE NOCASE', recipient)
