import type { Language } from './language.tsx'
import { refusalKey } from './refusals.ts'

export type Values = Readonly<Record<string, string | number>>

const valuesOf = (detail: unknown): Values =>
  typeof detail === 'object' && detail !== null
    ? Object.fromEntries(
        Object.entries(detail).filter(
          (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
        ),
      )
    : {}

/**
 * The sentence for a refused call or field; a code without one of its own gets the general sentence (D64). Where the
 * platform's own words are to be repeated (R339) they are the detail's `said`. What the asking place knows besides the
 * detail, such as the field's name, is `known`.
 */
export function refusalText({ t }: Language, code: string, detail?: unknown, known: Values = {}): string {
  const values = { ...valuesOf(detail), ...known }
  if (typeof values.said === 'string' && values.said !== '') return values.said
  const key = refusalKey(code, detail)
  const text = t(key, values)
  return text === key ? t('errors.general') : text
}
