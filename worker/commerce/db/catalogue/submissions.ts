import type { Database } from '../database.ts'

export type SubmissionKind = 'user' | 'media' | 'stash' | 'report'

type Submission = {
  readonly id: string
  readonly kind: SubmissionKind
  /** The subject: a photo, or a user. */
  readonly subject?: string
  readonly body: unknown
  readonly at: number
}

/** Keeps a submission to the photo service for review. */
export const writeSubmission = (db: Database, { id, kind, subject, body, at }: Submission): number =>
  db.run(
    'INSERT INTO social_submissions (id, kind, subject, body, at) VALUES (?, ?, ?, ?, ?)',
    id,
    kind,
    subject ?? null,
    JSON.stringify(body),
    at,
  )

export const hasSubmission = (db: Database, kind: SubmissionKind, id: string): boolean =>
  db.first('SELECT 1 AS there FROM social_submissions WHERE kind = ? AND id = ?', kind, id) !== undefined
