import type { LanguageCode } from '#src/language/locales.ts'

/** A text in every language of the store. */
export type LocalText = Readonly<Record<LanguageCode, string>>
