import type { MessageKey } from '#src/language/keys.ts'
import type { Language } from '#src/language/language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'

import type { Refused } from '../../page.ts'

/** The fields of the checkout's forms from top to bottom, as the error summary lists them. */
const fieldOrder = [
  'email',
  'paymentInstrumentId',
  'countryCode',
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'province',
  'phone',
  'method',
]

const inOrder = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([field, text]) => ({ field, text }))
    .toSorted((a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field))

/** The words for what a form was refused for: at fields, or for the whole of it. Nothing for another form's refusal. */
export function problemsOf(language: Language, refused: Refused | undefined, command: string) {
  if (refused === undefined || refused.command !== command) return { fields: {}, list: [], message: undefined }
  const fields: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(refused.problems).map(([field, code]) => [
      field,
      refusalText(language, code, { field: language.t(`checkout.field.${field}` as MessageKey) }),
    ]),
  )
  return {
    fields,
    list: inOrder(fields),
    message: Object.keys(fields).length === 0 ? refusalText(language, refused.code, refused.detail) : undefined,
  }
}
