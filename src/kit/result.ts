/** An expected outcome: a value, or a code the caller must handle. Broken promises throw instead. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code; readonly detail?: unknown }

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const

export const fail = <Code extends string>(code: Code, detail?: unknown) => ({ ok: false, code, detail }) as const
