import { href } from '#routes/href.ts'
import { fail } from '#src/kit/result.ts'
import { refusalOf } from '#src/language/refusals.ts'

import type { CommandContext } from '../../command.ts'
import type { Step } from '../model/steps.ts'

/** The checkout at a step, or while something is asked or looked up. */
export const stepPath = ({ locale }: Pick<CommandContext, 'locale'>, step: Step | 'checking', query = {}): string =>
  href(locale, 'checkout', undefined, { step, ...query })

type Refusal = { readonly ok: false; readonly code: string; readonly detail?: unknown }

const fieldIn = (detail: unknown): string | undefined =>
  typeof detail === 'object' && detail !== null && 'field' in detail && typeof detail.field === 'string'
    ? detail.field
    : undefined

/** A refusal with the field it is about, so that form and summary can point at it (R326). */
export function atField({ code, detail }: Refusal) {
  const { field } = refusalOf(code)
  const at = fieldIn(detail) ?? field
  return fail(code, at === undefined ? detail : { ...values(detail), problems: { [at]: code } })
}

export const values = (detail: unknown): object => (typeof detail === 'object' && detail !== null ? detail : {})
