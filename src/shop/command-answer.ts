import type { PersonWidget } from '#src/ui/forms/person-check-context.ts'

import type { Notice } from './command.ts'

/** A command's answer to script. */
export type CommandAnswer =
  | {
      readonly ok: true
      readonly value: unknown
      readonly to?: string
      /** The command's message. */
      readonly flash?: Readonly<Record<string, string>>
      /** The notice to show now. */
      readonly notice?: Notice
    }
  | CommandRefusal

export type CommandRefusal = {
  readonly ok: false
  readonly code: string
  readonly detail?: unknown
  /** Field → what is wrong with it. */
  readonly problems: Readonly<Record<string, string>>
  /** Where the refusal leads; it is said there. */
  readonly to?: string
  /** The application of bot protection that turned the command away before it did anything (R292). */
  readonly appId?: string
  /** The widget that has to ask whether somebody is a person before the command runs (AUT403). */
  readonly personWidget?: PersonWidget
}

/** The code of a command whose answer never came, or was none. */
export const unknownOutcome = 'OUTCOME_UNKNOWN'
/** The code of one that never left the browser, or the store. */
export const notSent = 'NOT_SENT'
