import { isolateOf, type Isolate } from './isolate/isolate.ts'
import type { Settings } from './bindings.ts'
import { Trace } from './observability/trace.ts'

/** A request as it came in, with what every step needs of it, read once. */
export type RequestContext = {
  /** Its body is for the steps, which read it within their limits (`c.req`). */
  readonly request: Request
  readonly isolate: Isolate
  readonly settings: Settings
  readonly trace: Trace
  /** The part of its address that decides what is shown. */
  readonly address: Pick<URL, 'pathname' | 'search'>
  /** Keeps the isolate at work behind the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Throws SettingsError when the environment lacks something. */
export function createRequestContext(request: Request, env: object, context: ExecutionContext): RequestContext {
  const isolate = isolateOf(env)
  // Read once: the runtime makes a new text of each part whenever it is asked for.
  const { pathname, search } = new URL(request.url)
  return {
    request,
    isolate,
    settings: isolate.settings,
    trace: new Trace(request),
    address: { pathname, search },
    waitUntil: work => context.waitUntil(work),
  }
}
