import type { LanguageCode, Locale } from '#src/language/locales.ts'
import { locales } from '#src/language/locales.ts'
import { formatMoney, type Currency, type Minor } from '#src/kit/money.ts'

import type { Context } from '../../context.ts'
import type { Waiting } from '../../db/outbox.ts'
import type { Facts } from '../facts.ts'
import type { LetterWords } from '../words/shape.ts'
import { wordsIn } from '../words/words.ts'

/** The inputs of every letter: its facts, its language and the store's addresses. */
export type Stationery = {
  readonly context: Context
  readonly locale: Locale
  readonly language: LanguageCode
  readonly words: LetterWords
  readonly facts: Facts
  /** The address of the store. */
  readonly origin: string
  /** The address of a path in the store that has no locale yet. */
  readonly hrefOf: (path: string) => string
  /** The address of a picture as mail programs show it. */
  readonly pictureOf: (src: string) => string
  readonly money: (amount: Minor, currency: Currency) => string
  /** A day, from a local date `YYYY-MM-DD` or a moment. */
  readonly day: (date: string | number) => string
}

/** A full address stays, a path is one of the store. */
export const under = (origin: string, path: string): string => (path.startsWith('/') ? origin + path : path)

/** The inputs of a letter in the outbox. */
export function stationeryFor(context: Context, { locale, origin, facts }: Waiting): Stationery {
  const { language, tag } = locales[locale]
  const days = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    context,
    locale,
    language,
    words: wordsIn(locale),
    facts,
    origin,
    hrefOf: path => `${origin}/${locale}${path}`,
    pictureOf: src => under(origin, context.letterPictureOf(src)),
    money: (amount, currency) => formatMoney(amount, currency, tag),
    day: date => days.format(new Date(date)),
  }
}
