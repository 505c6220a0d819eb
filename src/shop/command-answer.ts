import type { DialogName } from '#routes/dialogs.ts'
import type { BrowserCookie } from '#src/kit/cookies/browser-cookie.ts'
import type { MessageKey } from '#src/language/keys.ts'
import type { PersonWidget } from '#src/ui/forms/person-check-context.ts'

/** A sentence of the catalogue with its values. */
export type Notice = { readonly key: MessageKey; readonly values?: Readonly<Record<string, string>> | undefined }

/** A file to keep; its content in base64. */
type CommandFile = { readonly fileName: string; readonly contentType: string; readonly content: string }

/**
 * A command's success. `to` is the page a plain form leads to (a path with locale); without it, back to the page it
 * came from.
 */
export type CommandResult<Value> = {
  readonly value: Value
  readonly to?: string
  /** A page of the payment provider that comes first; the shopper returns from there to `to`. */
  readonly leave?: string
  /** The page of an identity provider, which comes back to the landing page it was told. */
  readonly identity?: string
  /** With script the page at `to` asks in a dialog what the provider's page would ask. */
  readonly asksThere?: boolean
  /** A message for the next page. */
  readonly flash?: Readonly<Record<string, string>>
  /** A file to download, instead of a page. */
  readonly file?: CommandFile
  /** Choices for this browser to remember or forget. */
  readonly cookies?: readonly BrowserCookie[]
  /** Said in passing, once, wherever the shopper is then. */
  readonly notice?: Notice
  /** With script this dialog opens instead of the notice. */
  readonly opens?: DialogName
}

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
