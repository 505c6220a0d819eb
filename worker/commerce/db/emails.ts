import { jsonColumn, type Database, type DatabaseRow } from './database.ts'

export type StoredEmail = {
  /** Counts the letters of a mailbox. */
  readonly number: number
  readonly channel: 'email' | 'sms'
  readonly recipient: string
  readonly kind: string
  readonly locale: string
  readonly subject: string
  readonly body: string
  /** A path in the store. */
  readonly link?: string
  /** The whole of it, as it would have gone out. */
  readonly text?: string
  readonly html?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly at: number
}

const headersColumn = jsonColumn<Readonly<Record<string, string>>>()

/** Puts a letter into the mailbox; what came under its id before is there already. */
export const insertEmail = (
  db: Database,
  {
    id,
    channel,
    recipient,
    kind,
    locale,
    subject,
    body,
    link,
    text,
    html,
    headers = {},
    at,
  }: Omit<StoredEmail, 'number'> & {
    readonly id: string
  },
): number =>
  db.run(
    `INSERT INTO letters (outbox_id, channel, recipient, kind, locale, subject, body, link, plain, html, headers, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (outbox_id) DO NOTHING`,
    id,
    channel,
    recipient,
    kind,
    locale,
    subject,
    body,
    link ?? null,
    text ?? null,
    html ?? null,
    headersColumn.write(headers),
    at,
  )

type LetterRow = DatabaseRow &
  Omit<StoredEmail, 'link' | 'text' | 'html' | 'headers'> & {
    link: string | null
    plain: string | null
    html: string | null
    headers: string | null
  }

/** The newest e-mails first, to all recipients or to one. */
export const readEmails = (db: Database, recipient?: string): StoredEmail[] =>
  db
    .all<LetterRow>(
      `SELECT id AS number, channel, recipient, kind, locale, subject, body, link, plain, html, headers, at FROM letters
       WHERE ?1 IS NULL OR recipient = ?1 COLLATE NOCASE ORDER BY id DESC LIMIT 100`,
      recipient ?? null,
    )
    .map(({ link, plain, html, headers, ...letter }) => ({
      ...letter,
      ...(link === null ? {} : { link }),
      ...(plain === null ? {} : { text: plain }),
      ...(html === null ? {} : { html }),
      ...(headers === null ? {} : { headers: headersColumn.read(headers) }),
    }))
