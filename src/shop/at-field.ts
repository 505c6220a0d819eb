import { fail } from '#src/kit/result.ts'
import { refusalOf } from '#src/language/refusals.ts'

type Refusal = { readonly ok: false; readonly code: string; readonly detail?: unknown }

const facts = (detail: unknown): { readonly field?: unknown } =>
  typeof detail === 'object' && detail !== null ? detail : {}

/**
 * A refusal with the field it is about (D21), as the platform names it or as the table of refusals does. `own` names the
 * fields that this form calls otherwise: an e-mail is `username` where one signs in.
 */
export function atField({ code, detail }: Refusal, own: Readonly<Record<string, string>> = {}) {
  const { field: named } = facts(detail)
  const field = own[code] ?? (typeof named === 'string' ? named : refusalOf(code).field)
  return fail(code, field === undefined ? detail : { ...facts(detail), problems: { [field]: code } })
}
