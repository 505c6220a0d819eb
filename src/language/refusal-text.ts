import type { Language } from './language.tsx'
import { refusalKey } from './refusals.ts'

type Values = Readonly<Record<string, string | number>>

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
 * platform's own words are to be repeated (R339) they are the detail's `said`.
 */
export function refusalText({ t }: Language, code: string, detail?: unknown): string {
  const values = valuesOf(detail)
  if (typeof values.said === 'string' && values.said !== '') return values.said
  const key = refusalKey(code, detail)
  const text = t(key, values)
  return text === key ? t('errors.general') : text
}
