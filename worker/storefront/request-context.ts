import { requestAddress, type RequestAddress } from './request-address.ts'
import { isolateOf, type Isolate } from './isolate/isolate.ts'
import type { Settings } from './bindings.ts'
import { Trace } from './observability/trace.ts'

/** The context of a request for all middleware, made before the first one: Hono's environment (docs/decisions/019). */
export type RequestContext = {
  /** Its body is read by middleware only, within their limits (`c.req`). */
  readonly request: Request
  readonly method: string
  readonly isolate: Isolate
  readonly settings: Settings
  readonly trace: Trace
  /** Its whole address, read once: the runtime builds the string anew at each access. */
  readonly url: string
  readonly address: RequestAddress
  /** Its `Cookie` header, empty without one: several middleware look into it. */
  readonly cookies: string
  /** Keeps the isolate running until the work is done. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Throws SettingsError when the environment lacks something. */
export function createRequestContext(request: Request, env: object, context: ExecutionContext): RequestContext {
  const isolate = isolateOf(env)
  const { url } = request
  return {
    request,
    method: request.method,
    isolate,
    settings: isolate.settings,
    trace: new Trace(request),
    url,
    address: requestAddress(url),
    cookies: request.headers.get('cookie') ?? '',
    waitUntil: work => context.waitUntil(work),
  }
}
