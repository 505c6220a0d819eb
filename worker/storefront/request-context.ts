import { isolateOf, type Isolate } from './isolate/isolate.ts'
import type { Settings } from './bindings.ts'
import { Trace } from './observability/trace.ts'

type Address = Pick<URL, 'pathname' | 'search'> & {
  /** Whether it is a path of letters, digits, `_`, `-` and `/` with nothing behind it, as nearly every one. */
  readonly isPlain: boolean
}

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
  /** The part of its address that decides what is shown. */
  readonly address: Address
  /** Its `Cookie` header, empty without one: several middleware look into it. */
  readonly cookies: string
  /** Keeps the isolate running until the work is done. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** A URL parser leaves it as it is. */
const plainPath = /^\/[\w/-]*$/

function addressOf(url: string): Address {
  const path = url.slice(url.indexOf('/', 'https://'.length))
  if (plainPath.test(path)) return { pathname: path, search: '', isPlain: true }
  const { pathname, search } = new URL(url)
  return { pathname, search, isPlain: false }
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
    address: addressOf(url),
    cookies: request.headers.get('cookie') ?? '',
    waitUntil: work => context.waitUntil(work),
  }
}
