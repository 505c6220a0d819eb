import type { Asked } from '../storefront.ts'
import { refused } from './answer.ts'

/** Milliseconds a script may take, and bytes it may have. */
const bounds = { timeout: 2_000, bytes: 1_048_576 } as const

/** R316 and the promises: only what is JavaScript, and nothing else of the answer. */
const isScript = (type: string | null) => /^(?:text|application)\/(?:javascript|ecmascript)(?:;|$)/i.test(type ?? '')

/** At most `bytes` of a body; nothing when it is larger. */
async function bounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > bounds.bytes) {
      await reader.cancel()
      return undefined
    }
    chunks.push(part.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

/**
 * `GET /fapi/proxyScript?url=`: a third-party script for the sandbox. The address must stand in `PROXY_SCRIPTS`, letter
 * by letter, and be https; redirects, other types, cookies and whatever is slow or large are refused.
 */
export async function proxyScript(c: Asked): Promise<Response> {
  const url = c.req.query('url') ?? ''
  if (!c.var.settings.PROXY_SCRIPTS.includes(url)) return refused('API404', 'this script is not on the list')
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(bounds.timeout) })
    if (!answer.ok || answer.body === null || !isScript(answer.headers.get('content-type')))
      return refused('API406', 'no script came')
    const script = await bounded(answer.body)
    if (script === undefined) return refused('API406', 'the script is too large')
    return new Response(script, {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'private, no-store' },
    })
  } catch {
    return refused('API406', 'no script came in time')
  }
}
