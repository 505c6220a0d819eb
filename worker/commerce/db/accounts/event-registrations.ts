import { createHash } from 'node:crypto'

import type { Database } from '../database.ts'

/** One time an event takes place. */
export type Occurrence = { readonly eventId: string; readonly storeId: string; readonly startsAt: number }

type RegistrationRow = {
  number: string
  event_id: string
  store_id: string
  starts_at: number
  consumer_id: string
  email: string
  name: string
  seats: number
  points: number
  at: number
}

const columns = 'number, event_id, store_id, starts_at, consumer_id, email, name, seats, points, at'
const ofOccurrence = 'event_id = ? AND store_id = ? AND starts_at = ?'
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** How many seats are taken. */
export const seatsTaken = (db: Database, { eventId, storeId, startsAt }: Occurrence): number =>
  db.first<{ taken: number }>(
    `SELECT COALESCE(SUM(seats), 0) AS taken FROM event_registrations WHERE ${ofOccurrence}`,
    eventId,
    storeId,
    startsAt,
  )?.taken ?? 0

/** The seats that an e-mail has taken. */
export const registrationOf = (db: Database, { eventId, storeId, startsAt }: Occurrence, email: string) =>
  db.first<RegistrationRow>(
    `SELECT ${columns} FROM event_registrations WHERE ${ofOccurrence} AND email = ?`,
    eventId,
    storeId,
    startsAt,
    email,
  )

type Taking = Occurrence & {
  readonly number: string
  readonly consumerId: string
  readonly email: string
  readonly name: string
  readonly seats: number
  readonly points: number
  /** What gives them back; the shop keeps its hash. */
  readonly token: string
  readonly at: number
}

export function keepRegistration(db: Database, { token, ...taking }: Taking): void {
  const { number, eventId, storeId, startsAt, consumerId, email, name, seats, points, at } = taking
  db.run(
    `INSERT INTO event_registrations (${columns}, cancel_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    number,
    eventId,
    storeId,
    startsAt,
    consumerId,
    email,
    name,
    seats,
    points,
    at,
    hashOf(token),
  )
}

/** Gives back the seats of a token before their event begins, and says which they were. */
export function cancelRegistration(db: Database, token: string, now: number): RegistrationRow | undefined {
  const row = db.first<RegistrationRow>(
    `SELECT ${columns} FROM event_registrations WHERE cancel_hash = ? AND starts_at > ?`,
    hashOf(token),
    now,
  )
  if (row !== undefined) db.run('DELETE FROM event_registrations WHERE number = ?', row.number)
  return row
}

/** Who has seats from a moment on, the soonest event first. */
export const registrationsFrom = (db: Database, moment: number): RegistrationRow[] =>
  db.all<RegistrationRow>(
    `SELECT ${columns} FROM event_registrations WHERE starts_at > ? ORDER BY starts_at, event_id, store_id, at`,
    moment,
  )

/** What an account has taken, by whichever e-mail. */
export const registrationsOf = (db: Database, consumerId: string): RegistrationRow[] =>
  db.all<RegistrationRow>(
    `SELECT ${columns} FROM event_registrations WHERE consumer_id = ? ORDER BY starts_at`,
    consumerId,
  )

const keptMs = 30 * 86_400_000

/** Who came is nobody's business a month later. */
export const forgetPastRegistrations = (db: Database, now: number): number =>
  db.run('DELETE FROM event_registrations WHERE starts_at < ?', now - keptMs)

export const forgetRegistrationsOf = (db: Database, consumerId: string): number =>
  db.run('DELETE FROM event_registrations WHERE consumer_id = ?', consumerId)
