import type { Database } from '../database.ts'

/** Moves points; the schema refuses a balance below zero. */
export const movePoints = (db: Database, accountId: string, delta: number, reason: string, at: number): number =>
  db.run(
    'INSERT INTO point_movements (account_id, delta, reason, at) VALUES (?, ?, ?, ?)',
    accountId,
    delta,
    reason,
    at,
  )

/** The last movements of an account's points, the newest first. */
export const pointMovementsOf = (db: Database, accountId: string, most: number) =>
  db.all<{ delta: number; reason: string; at: number }>(
    'SELECT delta, reason, at FROM point_movements WHERE account_id = ? ORDER BY id DESC LIMIT ?',
    accountId,
    most,
  )

/** How many points an account got for one reason. */
export const pointsOf = (db: Database, accountId: string, reason: string): number =>
  db.first<{ points: number }>(
    'SELECT COALESCE(SUM(delta), 0) AS points FROM point_movements WHERE account_id = ? AND reason = ?',
    accountId,
    reason,
  )?.points ?? 0
