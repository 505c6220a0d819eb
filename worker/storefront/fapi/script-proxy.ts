import { readBounded } from '#src/kit/bytes/bounded-body.ts'

import type { StorefrontContext } from '../context.ts'
import { refusalResponse } from './respond.ts'

/** Milliseconds a script may take, and bytes it may have. */
const bounds = { timeout: 2_000, bytes: 1_048_576 } as const

/** R316: only what is JavaScript, and nothing else of the answer. */
const isScript = (type: string | null) => /^(?:text|application)\/(?:javascript|ecmascript)(?:;|$)/i.test(type ?? '')

/**
 * `GET /fapi/proxyScript?url=`: a third-party script for the sandbox. The address must match `PROXY_SCRIPTS` exactly
 * and be https. Redirects, other content types, slow and large answers are refused; cookies are dropped.
 */
export async function proxyScript(c: StorefrontContext): Promise<Response> {
  const url = c.req.query('url') ?? ''
  if (!c.env.settings.PROXY_SCRIPTS.includes(url)) return refusalResponse('API404', 'this script is not on the list')
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(bounds.timeout) })
    if (!answer.ok || answer.body === null || !isScript(answer.headers.get('content-type')))
      return refusalResponse('API406', 'no script came')
    const script = await readBounded(answer.body, bounds.bytes)
    if (script === undefined) return refusalResponse('API406', 'the script is too large')
    return new Response(script, {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'private, no-store' },
    })
  } catch {
    return refusalResponse('API406', 'no script came in time')
  }
}
