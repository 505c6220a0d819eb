import type { Language } from '#src/language/language.ts'

import { formTexts, type FormTexts } from '../../field-texts.ts'
import type { RefusedCommand } from '../../page.ts'

/** The fields of the checkout's forms from top to bottom, as the error summary lists them. */
const fieldOrder = [
  'email',
  'number',
  'pin',
  'points',
  'paymentInstrumentId',
  'countryCode',
  'name',
  'firstName',
  'lastName',
  'postalCode',
  'city',
  'province',
  'addressLine1',
  'addressLine2',
  'phone',
  'method',
  'collectorFirstName',
  'collectorLastName',
  'collectorEmail',
  'collectorPhone',
]

const inOrder = (list: FormTexts['list']) =>
  list.toSorted((a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field))

const partsOfName: ReadonlySet<string> = new Set(['firstName', 'lastName'])

/** A form that asks for the whole name has no field for its parts (`withNames`): what is wrong with one is wrong with the name. */
function atFieldsAsked({ problems, values }: RefusedCommand): Readonly<Record<string, string>> {
  if (values.name === undefined && problems.name === undefined) return problems
  const asked = Object.entries(problems).map(([field, code]) => [partsOfName.has(field) ? 'name' : field, code])
  return { ...Object.fromEntries(asked), ...(problems.name !== undefined && { name: problems.name }) }
}

/**
 * The words for what a form was refused for: at fields, or for the whole of it. `commands` are those whose refusals this
 * form says, its own first; fields are those of its own alone. What is wrong with a field that is `absent` from the form
 * is said for the whole of it.
 */
export function problemsOf(
  language: Language,
  refused: RefusedCommand | undefined,
  commands: string | readonly string[],
  absent: readonly string[] = [],
): FormTexts {
  const [own, ...others] = [commands].flat()
  const isSaid = refused !== undefined && [own, ...others].includes(refused.command)
  const atFields = Object.entries(refused !== undefined && refused.command === own ? atFieldsAsked(refused) : {})
  const problems = Object.fromEntries(atFields.filter(([field]) => !absent.includes(field)))
  const labelOf = (field: string) => language.find(`checkout.field.${field}`) ?? ''
  const texts = formTexts(language, isSaid ? { ...refused, problems } : undefined, labelOf)
  return { ...texts, list: inOrder(texts.list) }
}
