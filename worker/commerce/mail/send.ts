import { opaqueId } from '../random.ts'
import type { EmailKind } from './emails.ts'
import { post, type Posting, type Writer } from './post.ts'

export type Writing = Pick<Posting, 'to' | 'locale' | 'origin' | 'due' | 'facts'> & {
  readonly kind: EmailKind | 'gift-card'
  readonly values?: Readonly<Record<string, string>>
  /** A path in the store without its locale, e.g. `/reset-password?token=…`. */
  readonly path?: string
  /** The event that caused it, if it may be reported twice; without it every call writes a letter. */
  readonly event?: string
}

/** Writes to somebody, in the language they asked in unless another is named, by the outbox. */
export function sendEmail(writer: Writer, { values, path, event, facts, ...writing }: Writing): void {
  const all = { ...facts, ...(values && { values }), ...(path !== undefined && { path }) }
  post(writer, { ...writing, event: event ?? `asked ${opaqueId(writer.random)}`, facts: all })
}
