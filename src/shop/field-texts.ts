import type { MessageKey } from '#src/language/keys.ts'
import type { Language } from '#src/language/language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'

import type { Refused } from './page.ts'

const valuesIn = (detail: unknown): object => (typeof detail === 'object' && detail !== null ? detail : {})

/** What is wrong at each field of a refused form, in words that name the field and carry the refusal's values. */
export const fieldTexts = (
  language: Language,
  { problems, detail }: Pick<Refused, 'problems' | 'detail'>,
  labelOf: (field: string) => MessageKey,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, code]) => [
      field,
      refusalText(language, code, { ...valuesIn(detail), field: language.t(labelOf(field)) }),
    ]),
  )
