import { ownValue } from '#src/kit/own-value.ts'

import type { MessageKey } from './keys.ts'
import type { Language } from './language.ts'

export type Values = Readonly<Record<string, string | number>>

const valuesOf = (detail: unknown): Values =>
  typeof detail === 'object' && detail !== null
    ? Object.fromEntries(
        Object.entries(detail).filter(
          (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
        ),
      )
    : {}

type Detail = Readonly<Record<string, unknown>>

const listed = (detail: Detail, name: string) => (Array.isArray(detail[name]) ? detail[name].length : 0)

/** Codes that say something else when their detail is there, or is not. */
const variants: Readonly<Record<string, (detail: Detail) => MessageKey | undefined>> = {
  /** R324 */
  INV408: detail => (detail.maxAllowedQty === undefined ? 'errors.INV408.default' : undefined),
  INV409: detail => (detail.maxAllowedQty === undefined ? 'errors.INV405' : undefined),
  /** R325 */
  GWP403: detail => (detail.maxAllowedQty === undefined ? undefined : 'errors.GWP403.max'),
  /** R323: of several items none can be said to be the one, unless their names are known. */
  INV405: ({ names, ...detail }) => {
    if (names !== undefined) return 'errors.INV405.named'
    return listed(detail, 'items') > 1 ? 'errors.INV405.some' : undefined
  },
}

const asDetail = (detail: unknown): Detail =>
  typeof detail === 'object' && detail !== null ? Object.fromEntries(Object.entries(detail)) : {}

/**
 * The sentence for a refused call or field; a code without one of its own gets the general sentence (D64). Where the
 * platform's own words are to be repeated (R339) they are the detail's `said`. What the asking place knows besides the
 * detail, such as the field's name, is `known`.
 */
export function refusalText({ t, find }: Language, code: string, detail?: unknown, known: Values = {}): string {
  const values = { ...valuesOf(detail), ...known }
  if (typeof values.said === 'string' && values.said !== '') return values.said
  const variant = ownValue(variants, code)?.(asDetail(detail))
  return variant === undefined ? (find(`errors.${code}`, values) ?? t('errors.general')) : t(variant, values)
}
