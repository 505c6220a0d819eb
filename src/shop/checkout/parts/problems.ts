import type { MessageKey } from '#src/language/keys.ts'
import type { Language } from '#src/language/language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'

import { fieldTexts } from '../../field-texts.ts'
import type { Refused } from '../../page.ts'

/** The fields of the checkout's forms from top to bottom, as the error summary lists them. */
const fieldOrder = [
  'email',
  'number',
  'pin',
  'points',
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
  'collectorFirstName',
  'collectorLastName',
  'collectorEmail',
  'collectorPhone',
]

const inOrder = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([field, text]) => ({ field, text }))
    .toSorted((a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field))

/**
 * The words for what a form was refused for: at fields, or for the whole of it. `commands` are those whose refusals this
 * form says, its own first; fields are those of its own alone. What is wrong with a field that is `absent` from the form
 * is said for the whole of it.
 */
export function problemsOf(
  language: Language,
  refused: Refused | undefined,
  commands: string | readonly string[],
  absent: readonly string[] = [],
) {
  const [own, ...others] = [commands].flat()
  if (refused === undefined || ![own, ...others].includes(refused.command))
    return { fields: {}, list: [], message: undefined }
  const atFields = Object.entries(refused.command === own ? refused.problems : {})
  const problems = Object.fromEntries(atFields.filter(([field]) => !absent.includes(field)))
  const { detail } = refused
  const fields = fieldTexts(language, { problems, detail }, field => `checkout.field.${field}` as MessageKey)
  return {
    fields,
    list: inOrder(fields),
    message: Object.keys(fields).length === 0 ? refusalText(language, refused.code, refused.detail) : undefined,
  }
}
