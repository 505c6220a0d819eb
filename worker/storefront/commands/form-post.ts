import { safePath } from '#routes/safe-path.ts'

import { parseJson } from '../json.ts'
import type { StorefrontContext } from '../context.ts'

export type FormPost = { readonly input: Record<string, unknown>; readonly isForm: boolean }

/** The posted fields, from a form or from JSON; nothing when the body is neither. */
export async function readFormPost(c: StorefrontContext): Promise<FormPost | undefined> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]
  if (type === 'application/json') {
    const parsed = parseJson(await c.req.text())
    return parsed.ok && typeof parsed.value === 'object' && parsed.value !== null && !Array.isArray(parsed.value)
      ? { input: parsed.value as Record<string, unknown>, isForm: false }
      : undefined
  }
  if (type !== 'application/x-www-form-urlencoded') return undefined
  const fields = await c.req.formData()
  return { input: Object.fromEntries([...fields].slice(0, 200)), isForm: true }
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
