import { safePath } from '#routes/safe-path.ts'

import { parseJson } from '../json.ts'
import type { StorefrontContext } from '../context.ts'

export type FormPost = { readonly input: Record<string, unknown>; readonly isForm: boolean }

/** The form, or an empty one where it is malformed: what is missing is then named at its fields. */
const formDataOf = (c: StorefrontContext): Promise<FormData> => c.req.formData().catch(() => new FormData())

/** Files by the name of their field, those alone that somebody chose: an empty field comes as a file without a name. */
function filesIn(fields: readonly (readonly [string, FormDataEntryValue])[]): Record<string, File[]> {
  const files: Record<string, File[]> = {}
  for (const [name, file] of fields)
    if (typeof file !== 'string') files[name] = [...(files[name] ?? []), ...(file.size > 0 ? [file] : [])]
  return files
}

/** The posted fields, from a form or from JSON; nothing when the body is neither. */
export async function readFormPost(c: StorefrontContext): Promise<FormPost | undefined> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]
  if (type === 'application/json') {
    const parsed = parseJson(await c.req.text())
    return parsed.ok && typeof parsed.value === 'object' && parsed.value !== null && !Array.isArray(parsed.value)
      ? { input: parsed.value as Record<string, unknown>, isForm: false }
      : undefined
  }
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') return undefined
  const fields = [...(await formDataOf(c))].slice(0, 200)
  // Script that sends files says what it wants to hear; a form that posts itself is a browser's.
  const isForm = c.req.header('accept') !== 'application/json'
  return { input: { ...Object.fromEntries(fields), ...filesIn(fields) }, isForm }
}

/** The origin a request was made to. */
export const originOf = (c: StorefrontContext) => new URL(c.req.url).origin

/** Where a plain form came from: its own word, else the page that sent it. */
export function returnPath(c: StorefrontContext, posted: FormPost): string {
  const { back } = posted.input
  const referer = URL.parse(c.req.header('referer') ?? '')
  const from = referer?.origin === originOf(c) ? referer.pathname + referer.search : undefined
  return (
    safePath(typeof back === 'string' ? back : undefined, originOf(c)) ??
    safePath(from, originOf(c)) ??
    `/${c.var.locale}`
  )
}
