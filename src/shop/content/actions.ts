import * as v from 'valibot'

import { href, localPath } from '#routes/href.ts'
import { untranslatePath } from '#routes/translations.ts'
import { spanishVariant, withoutSpanish } from '#routes/spanish.ts'
import { ok } from '#src/kit/result.ts'
import { splitLocale } from '#src/kit/locale-path.ts'
import { isLocale, localeNames } from '#src/language/locales.ts'
import { consentCookies } from '#src/visitor/consent-cookies.ts'
import { optionalCategories } from '#src/visitor/consent.ts'

import { command } from '../command.ts'
import { chosenLocale } from './model/chosen-locale.ts'
import { preferredLanguage } from './model/language-preference.ts'

/** `POST /-/visitor/locale`: remembers the chosen locale and opens its home page, or the same page as `path` in it. */
const locale = command({
  input: v.object({ to: v.picklist(localeNames), path: v.optional(v.pipe(v.string(), v.maxLength(1024)), '/') }),
  run: async (_, { to, path }) => {
    const { locale: from, rest } = splitLocale(path, isLocale)
    const known = from === undefined ? '/' : untranslatePath(rest, from.slice(0, 2))
    return ok({ value: { locale: to }, cookies: [chosenLocale(to)], to: localPath(to, known) })
  },
})

/** `POST /-/visitor/language`: which language help is read in; the Spanish variant's suffix goes on or off with it (R215). */
const language = command({
  input: v.object({ language: v.picklist(['en', 'es']), path: v.pipe(v.string(), v.maxLength(1024)) }),
  run: async ({ locale: spoken }, { language: wanted, path }) => {
    const rest = path.startsWith(`/${spoken}/`) ? path.slice(spoken.length + 1) : '/'
    const plain = withoutSpanish(rest) ?? rest
    const to = wanted === 'es' ? (spanishVariant(plain) ?? plain) : plain
    return ok({ value: { language: wanted }, cookies: [preferredLanguage(wanted)], to: `/${spoken}${to}` })
  },
})

const ticked = v.optional(v.literal('yes'))

/**
 * `POST /-/visitor/consent`: what this browser may be measured and recognised for (R163, R277): everything, what is
 * needed, or what is ticked. `page` is sent by the page that shows the choice, which is shown anew.
 */
const consent = command({
  input: v.object({
    agree: v.picklist(['all', 'needed', 'chosen']),
    analytics: ticked,
    functional: ticked,
    targeting: ticked,
    page: ticked,
  }),
  run: async ({ locale: spoken }, { agree, page, ...chosen }) => {
    const agreed = optionalCategories.filter(
      category => agree === 'all' || (agree === 'chosen' && chosen[category] === 'yes'),
    )
    const notice = { key: 'consent.kept' } as const
    const to = page === 'yes' ? { to: href(spoken, 'privacyChoices') } : {}
    return ok({ value: { agreed }, notice, cookies: consentCookies(agreed), ...to })
  },
})

export const visitorCommands = { locale, language, consent } as const
