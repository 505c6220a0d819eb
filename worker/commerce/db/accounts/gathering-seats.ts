import { createHash } from 'node:crypto'

import type { Database } from '../database.ts'

/** One time a gathering takes place. */
export type Occasion = { readonly gathering: string; readonly storeId: string; readonly startsAt: number }

type SeatsRow = {
  number: string
  gathering: string
  store_id: string
  starts_at: number
  consumer_id: string
  email: string
  name: string
  seats: number
  points: number
  at: number
}

const columns = 'number, gathering, store_id, starts_at, consumer_id, email, name, seats, points, at'
const ofOccasion = 'gathering = ? AND store_id = ? AND starts_at = ?'
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** How many seats are taken. */
export const seatsTaken = (db: Database, { gathering, storeId, startsAt }: Occasion): number =>
  db.first<{ taken: number }>(
    `SELECT COALESCE(SUM(seats), 0) AS taken FROM gathering_seats WHERE ${ofOccasion}`,
    gathering,
    storeId,
    startsAt,
  )?.taken ?? 0

/** The seats that an e-mail has taken. */
export const seatsOf = (db: Database, { gathering, storeId, startsAt }: Occasion, email: string) =>
  db.first<SeatsRow>(
    `SELECT ${columns} FROM gathering_seats WHERE ${ofOccasion} AND email = ?`,
    gathering,
    storeId,
    startsAt,
    email,
  )

type Taking = Occasion & {
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

export function takeSeats(db: Database, { token, ...taking }: Taking): void {
  const { number, gathering, storeId, startsAt, consumerId, email, name, seats, points, at } = taking
  db.run(
    `INSERT INTO gathering_seats (${columns}, cancel_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    number,
    gathering,
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

/** Gives back the seats of a token before their gathering begins, and says which they were. */
export function giveSeatsBack(db: Database, token: string, now: number): SeatsRow | undefined {
  const row = db.first<SeatsRow>(
    `SELECT ${columns} FROM gathering_seats WHERE cancel_hash = ? AND starts_at > ?`,
    hashOf(token),
    now,
  )
  if (row !== undefined) db.run('DELETE FROM gathering_seats WHERE number = ?', row.number)
  return row
}

/** Who has seats from a moment on, the soonest gathering first. */
export const seatsFrom = (db: Database, moment: number): SeatsRow[] =>
  db.all<SeatsRow>(
    `SELECT ${columns} FROM gathering_seats WHERE starts_at > ? ORDER BY starts_at, gathering, store_id, at`,
    moment,
  )

/** What an account has taken, by whichever e-mail. */
export const seatsOfConsumer = (db: Database, consumerId: string): SeatsRow[] =>
  db.all<SeatsRow>(`SELECT ${columns} FROM gathering_seats WHERE consumer_id = ? ORDER BY starts_at`, consumerId)

export const forgetSeatsOf = (db: Database, consumerId: string): number =>
  db.run('DELETE FROM gathering_seats WHERE consumer_id = ?', consumerId)
