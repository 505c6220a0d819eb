import type { Locale } from '#src/language/locales.ts'
import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import { insertLetter } from '../db/letters.ts'
import { letters, type LetterKind } from './letters.ts'
import { unlinked } from './unlinked.ts'

export type Writing = {
  readonly to: string
  readonly kind: LetterKind
  readonly channel?: 'email' | 'sms'
  readonly values?: Readonly<Record<string, string>>
  /** A path in the store without its locale, e.g. `/reset-password?token=…`. */
  readonly path?: string
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => unlinked(values[name] ?? '')).trim()

const linkIn = (locale: Locale, path: string): string => `/${locale}${path}`

/** Writes to somebody in the language they asked in. The letter goes into the mailbox; nothing leaves the machine. */
export function sendLetter(
  { db, now, locale }: Pick<Context, 'db' | 'now' | 'locale'>,
  { to, kind, channel = 'email', values = {}, path }: Writing,
): void {
  const { language } = locales[locale]
  const { subject, body } = letters[kind]
  insertLetter(db, {
    channel,
    recipient: to,
    kind,
    locale,
    subject: filled(subject[language], values),
    body: filled(body[language], values),
    ...(path === undefined ? {} : { link: linkIn(locale, path) }),
    at: now(),
  })
}
