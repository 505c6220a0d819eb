import * as v from 'valibot'

import { localPath } from '#routes/href.ts'
import { spanishVariant, withoutSpanish } from '#routes/spanish.ts'
import { ok } from '#src/kit/result.ts'
import { localeNames } from '#src/language/locales.ts'

import { command } from '../command.ts'

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
