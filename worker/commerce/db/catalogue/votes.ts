import type { Database } from '../database.ts'

/** Takes a shopper's report; a second one of the same shopper changes nothing. */
export const flagReview = (db: Database, id: string, consumerId: string, reason: string): number =>
  db.run(
    'INSERT INTO review_flags (review_id, consumer_id, reason) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    id,
    consumerId,
    reason,
  )

/** Casts a shopper's vote on a review or an answer, or changes it. */
export const vote = (db: Database, subjectId: string, consumerId: string, isHelpful: boolean): number =>
  db.run(
    `INSERT INTO votes (subject_id, consumer_id, helpful) VALUES (?, ?, ?)
     ON CONFLICT (subject_id, consumer_id) DO UPDATE SET helpful = excluded.helpful`,
    subjectId,
    consumerId,
    Number(isHelpful),
  )
