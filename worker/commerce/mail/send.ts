import type { Locale } from '#src/language/locales.ts'
import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import { insertEmail } from '../db/emails.ts'
import { emails, type EmailKind } from './emails.ts'
import { unlinked } from './unlinked.ts'

export type Writing = {
  readonly to: string
  readonly kind: EmailKind
  readonly channel?: 'email' | 'sms'
  readonly values?: Readonly<Record<string, string>>
  /** A path in the store without its locale, e.g. `/reset-password?token=…`. */
  readonly path?: string
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => unlinked(values[name] ?? '')).trim()

const linkIn = (locale: Locale, path: string): string => `/${locale}${path}`

/** Writes to somebody in the language they asked in. The letter goes into the mailbox; nothing leaves the machine. */
export function sendEmail(
  { db, now, locale }: Pick<Context, 'db' | 'now' | 'locale'>,
  { to, kind, channel = 'email', values = {}, path }: Writing,
): void {
  const { language } = locales[locale]
  const { subject, body } = emails[kind]
  insertEmail(db, {
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
