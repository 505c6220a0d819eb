import { type LanguageCode, languages } from '#src/language/locales.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

/** French sets a no-break space before high punctuation and inside guillemets. */
const french = (text: string): string =>
  text
    .replaceAll(/ ([;!?])/g, '\u202f$1')
    .replaceAll(' :', '\u00a0:')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(' »', '\u00a0»')

/** A text in the five languages, in the order English, Spanish, French, German, Italian. */
export const words = (en: string, es: string, fr: string, de: string, it: string): LocalText => ({
  en,
  es,
  fr: french(fr),
  de,
  it,
})

/** A text as it is written down: English, Spanish, French, German, Italian. */
export type Words = Parameters<typeof words>

/** A text that is the same in every language: a proper name, a size. */
export const same = (text: string): LocalText => ({ en: text, es: text, fr: text, de: text, it: text })

/** A text made language by language. */
export const inEach = (compose: (language: LanguageCode) => string): LocalText => ({
  en: compose('en'),
  es: compose('es'),
  fr: compose('fr'),
  de: compose('de'),
  it: compose('it'),
})

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const tags = { en: 'en-US', es: 'es-US', fr: 'fr-FR', de: 'de-DE', it: 'it-IT' } as const satisfies Record<
  LanguageCode,
  string
>
const formats = Object.fromEntries(
  languages.map(language => [language, new Intl.NumberFormat(tags[language], { maximumFractionDigits: 2 })]),
)

/** A number as people of the language write it; a true minus sign, never a hyphen. */
export const number = (value: number, language: LanguageCode): string =>
  (formats[language]?.format(Math.abs(value)) ?? String(value)).replace(/^/, value < 0 ? '\u2212' : '')

/** A number with its unit, kept together on one line. */
export const quantity = (value: number, unit: string, language: LanguageCode): string =>
  `${number(value, language)}\u00a0${unit}`
