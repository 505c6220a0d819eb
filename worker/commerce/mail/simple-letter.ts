import type { Content } from './format/content.ts'
import { emails, type EmailKind } from './emails.ts'
import { filled } from './format/filled.ts'
import type { Stationery } from './format/stationery.ts'
import type { ActionName } from './words/shape.ts'

/** The words of each letter's button; a kind without a row leads to the account. */
const actions: Partial<Record<EmailKind, ActionName>> = {
  'confirm-email': 'confirm',
  'email-taken': 'password',
  'email-changing': 'password',
  'email-changed': 'contact',
  reset: 'password',
  'opt-in': 'confirm',
  'loyalty-welcome': 'confirm',
  'favorites-shared': 'look',
  'event-registered': 'seats',
}

/** A letter of one paragraph and a link. */
export function simpleLetter({ language, words, hrefOf, facts }: Stationery, kind: EmailKind): Content {
  const { values = {}, path } = facts
  const { subject, body } = emails[kind]
  return {
    subject: filled(subject[language], values),
    lead: filled(body[language], values),
    blocks:
      path === undefined
        ? []
        : [{ is: 'button', label: words.actions[actions[kind] ?? 'account'], href: hrefOf(path) }],
    why: words.labels.whyAccount,
    ...(path !== undefined && { link: path }),
  }
}
