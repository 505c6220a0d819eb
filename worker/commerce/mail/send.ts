import { opaqueId } from '../random.ts'
import type { EmailKind } from './emails.ts'
import { post, type Writer } from './post.ts'

export type Writing = {
  readonly to: string
  readonly kind: EmailKind
  readonly values?: Readonly<Record<string, string>>
  /** A path in the store without its locale, e.g. `/reset-password?token=…`. */
  readonly path?: string
  /** The event that caused it, if it may be reported twice; without it every call writes a letter. */
  readonly event?: string
}

/** Writes to somebody in the language they asked in, by the outbox. */
export function sendEmail(writer: Writer, { to, kind, values, path, event }: Writing): void {
  const facts = { ...(values && { values }), ...(path !== undefined && { path }) }
  post(writer, { event: event ?? `asked ${opaqueId(writer.random)}`, to, kind, facts })
}
