import type { Result } from '#src/kit/result.ts'
import type { Locale } from '#src/language/locales.ts'

import type { LetterChannel } from '../db/outbox.ts'
import type { LetterKind } from './kinds.ts'

/** A letter or text message as it goes out. */
export type Letter = {
  /** The same at every attempt: a provider that has it already sends no second one. */
  readonly id: string
  readonly channel: LetterChannel
  readonly kind: LetterKind
  readonly locale: Locale
  readonly recipient: string
  readonly subject: string
  /** Its first words. */
  readonly body: string
  /** Where it leads: a path in the store. */
  readonly link?: string
  /** The whole of it; a text message has no HTML. */
  readonly text: string
  readonly html?: string
  readonly headers: Readonly<Record<string, string>>
  readonly at: number
}

/** The outcome of an attempt: `refused` for good, or `unavailable` for now. `detail` names no person. */
export type Delivered = Result<undefined, 'refused' | 'unavailable'>

/** Takes a letter away. */
export type Courier = (letter: Letter) => Promise<Delivered>

/** Who takes letters and text messages away. */
export type Couriers = Readonly<Record<LetterChannel, Courier>>
