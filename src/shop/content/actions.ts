import * as v from 'valibot'

import { localPath } from '#routes/href.ts'
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

export const visitorCommands = { locale } as const
