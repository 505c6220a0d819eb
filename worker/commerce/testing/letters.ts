import { rows } from './checkout.ts'
import { siteStub } from './shopper.ts'

export type ReadLetter = {
  readonly kind: string
  readonly channel: 'email' | 'sms'
  readonly recipient: string
  readonly locale: string
  readonly subject: string
  readonly body: string
  readonly link?: string
  readonly text?: string
  readonly html?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Whoever opens the mailbox has the outbox emptied first. The newest letter comes first. */
export async function openMailbox(): Promise<readonly ReadLetter[]> {
  const answer = await siteStub().fetch('https://site.internal/letters')
  return (await answer.json<{ letters: readonly ReadLetter[] }>()).letters
}

/** The same, as the mailbox keeps them, the oldest first. */
export async function keptLetters<Row extends Record<string, SqlStorageValue>>(
  columns: string,
  where = 'TRUE',
  ...values: SqlStorageValue[]
): Promise<Row[]> {
  await openMailbox()
  return rows<Row>(`SELECT ${columns} FROM letters WHERE ${where} ORDER BY id`, ...values)
}
