import type { Database, DatabaseRow } from './database.ts'

export type StoredEmail = {
  readonly channel: 'email' | 'sms'
  readonly recipient: string
  readonly kind: string
  readonly locale: string
  readonly subject: string
  readonly body: string
  /** A path in the store. */
  readonly link?: string
  readonly at: number
}

export const insertEmail = (
  db: Database,
  { channel, recipient, kind, locale, subject, body, link, at }: StoredEmail,
): number =>
  db.run(
    'INSERT INTO letters (channel, recipient, kind, locale, subject, body, link, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    channel,
    recipient,
    kind,
    locale,
    subject,
    body,
    link ?? null,
    at,
  )

type LetterRow = DatabaseRow & Omit<StoredEmail, 'link'> & { link: string | null }

/** The newest e-mails first, to all recipients or to one. */
export const readEmails = (db: Database, recipient?: string): StoredEmail[] =>
  db
    .all<LetterRow>(
      `SELECT channel, recipient, kind, locale, subject, body, link, at FROM letters
       WHERE ?1 IS NULL OR recipient = ?1 COLLATE NOCASE ORDER BY id DESC LIMIT 100`,
      recipient ?? null,
    )
    .map(({ link, ...letter }) => ({ ...letter, ...(link === null ? {} : { link }) }))
