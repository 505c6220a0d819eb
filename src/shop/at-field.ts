import { fail } from '#src/kit/result.ts'
import { refusalOf } from '#src/language/refusals.ts'

type Refusal = { readonly ok: false; readonly code: string; readonly detail?: unknown }

/**
 * A refusal with the field it is about (D21). `own` names the fields that this form calls otherwise: an e-mail is
 * `username` where one signs in.
 */
export function atField({ code, detail }: Refusal, own: Readonly<Record<string, string>> = {}) {
  const field = own[code] ?? refusalOf(code).field
  return fail(code, field === undefined ? detail : { problems: { [field]: code } })
}
