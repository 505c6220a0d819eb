import { setupI18n, type Messages } from '@lingui/core'

import { formatMoney, type Currency, type Minor } from '#src/kit/money.ts'

import type { MessageKey } from './keys.ts'
import { locales, type Locale } from './locales.ts'

type Values = Readonly<Record<string, string | number>>

/** Everything a component needs to speak: texts, amounts, numbers and days of one locale. */
export type Language = {
  readonly locale: Locale
  /** BCP 47. */
  readonly tag: string
  readonly currency: Currency
  /** The text of a key with its values filled in; an unknown key shows itself. */
  readonly t: (key: MessageKey, values?: Values) => string
  /** The text of a key that is put together from parts, as of an error code from outside; nothing when there is none. */
  readonly find: (key: string, values?: Values) => string | undefined
  readonly money: (amount: Minor, currency?: Currency) => string
  readonly number: (value: number) => string
  /** A local date `YYYY-MM-DD` as "Tue 24 Nov". */
  readonly day: (isoDate: string) => string
  /** The same as "24 November 2026", for days that may be long ago. */
  readonly date: (isoDate: string) => string
}

export type { Messages }

/** The language of a locale, speaking from the given compiled messages. */
export function createLanguage(locale: Locale, messages: Messages): Language {
  const { tag, currency } = locales[locale]
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } })
  const days = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(tag)
  return {
    locale,
    tag,
    currency,
    t: (key, values) => i18n._(key, values),
    find: (key, values) => (Object.hasOwn(messages, key) ? i18n._(key, values) : undefined),
    money: (amount, other) => formatMoney(amount, other ?? currency, tag),
    number: value => numbers.format(value),
    day: isoDate => days.format(new Date(`${isoDate}T00:00:00Z`)),
    date: isoDate => dates.format(new Date(`${isoDate}T00:00:00Z`)),
  }
}
