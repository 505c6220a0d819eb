import type { LocalText } from '../local-text.ts'

/** A letter before it is filled in: `{name}` parts are values, its link stands below its body. */
export type Email = { readonly subject: LocalText; readonly body: LocalText }
