import type { Locale } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import { insertWaiting, type LetterChannel } from '../db/outbox.ts'
import { opaqueId } from '../random.ts'
import type { Facts } from './facts.ts'
import type { LetterKind } from './kinds.ts'

/** Dependencies of writing a letter. */
export type Writer = Pick<Context, 'db' | 'now' | 'random' | 'scheduler' | 'locale' | 'storeOrigin'>

export type Posting = {
  /** The event that caused it: one event, recipient and kind make one letter. */
  readonly event: string
  readonly to: string
  readonly kind: LetterKind
  readonly channel?: LetterChannel
  readonly facts?: Facts
  readonly locale?: Locale | undefined
  readonly origin?: string | undefined
  /** When it goes, where that is not at once. */
  readonly due?: number
}

/** How soon letters leave, in milliseconds: those of a moment together. */
const soonMs = 200

/**
 * Puts a letter into the outbox: part of the transaction of what causes it, so that there is neither one without the other.
 * The alarm sends it.
 */
export function post(writer: Writer, { event, to, kind, channel = 'email', facts = {}, due, ...given }: Posting): void {
  const { db, now, random, scheduler } = writer
  const { locale = writer.locale, origin = writer.storeOrigin } = given
  insertWaiting(db, {
    id: opaqueId(random),
    event,
    recipient: to,
    kind,
    channel,
    locale,
    origin,
    facts,
    writtenAt: now(),
    nextAt: due ?? now(),
  })
  scheduler.wakeIn(due === undefined ? soonMs : due - now())
}
