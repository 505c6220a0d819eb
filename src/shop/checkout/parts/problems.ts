import type { MessageKey } from '#src/language/keys.ts'
import type { Language } from '#src/language/language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'

import type { Refused } from '../../page.ts'

/** The words for what a form was refused for: at fields, or for the whole of it. Nothing for another form's refusal. */
export function problemsOf(language: Language, refused: Refused | undefined, command: string) {
  if (refused === undefined || refused.command !== command) return { fields: {}, message: undefined }
  const fields: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(refused.problems).map(([field, code]) => [
      field,
      refusalText(language, code, { field: language.t(`checkout.field.${field}` as MessageKey) }),
    ]),
  )
  return {
    fields,
    message: Object.keys(fields).length === 0 ? refusalText(language, refused.code, refused.detail) : undefined,
  }
}
