import * as v from 'valibot'

import { href, localPath } from '#routes/href.ts'
import { spanishVariant, withoutSpanish } from '#routes/spanish.ts'
import { ok } from '#src/kit/result.ts'
import { localeNames } from '#src/language/locales.ts'

import { command } from '../command.ts'
import { thanksId } from './model/newsletter.ts'

/** `POST /-/visitor/locale`: remembers the chosen locale and opens its home page. */
const locale = command({
  input: v.object({ to: v.picklist(localeNames) }),
  run: async ({ visit }, { to }) => {
    visit.chooseLocale(to)
    return ok({ value: { locale: to }, to: localPath(to, '/') })
  },
})

/** `POST /-/visitor/language`: which language help is read in; the Spanish variant's suffix goes on or off with it (R215). */
const language = command({
  input: v.object({ language: v.picklist(['en', 'es']), path: v.pipe(v.string(), v.maxLength(1024)) }),
  run: async ({ locale: spoken, visit }, { language: wanted, path }) => {
    visit.preferLanguage(wanted)
    const rest = path.startsWith(`/${spoken}/`) ? path.slice(spoken.length + 1) : '/'
    const plain = withoutSpanish(rest) ?? rest
    const to = wanted === 'es' ? (spanishVariant(plain) ?? plain) : plain
    return ok({ value: { language: wanted }, to: `/${spoken}${to}` })
  },
})

export const visitorCommands = { locale, language } as const

/** `POST /-/newsletter/subscribe`: news by e-mail, once the link of the letter has been followed. */
const subscribe = command({
  input: v.object({ email: v.pipe(v.string(), v.trim(), v.email('AUT453'), v.maxLength(254)) }),
  run: async ({ commerce, locale: spoken }, { email }) => {
    const subscribed = await commerce('consumer.sms-subscription.create', { channel: 'EMAIL', email })
    if (!subscribed.ok) return subscribed
    return ok({ value: {}, to: `${href(spoken, 'home')}#${thanksId}` })
  },
})

export const newsletterCommands = { subscribe } as const
