type Behaviour = (request: Request, real: () => Promise<Response>) => Promise<Response>

const faithful: Behaviour = (_request, real) => real()

/** What a worker depends on, in a test's hands: counts what is asked and behaves as the test says. */
function watched() {
  let behaviour = faithful
  const asked: { readonly method: string; readonly path: string; readonly headers: Headers }[] = []
  return {
    answer(request: Request, real: () => Promise<Response>): Promise<Response> {
      const { pathname } = new URL(request.url)
      asked.push({ method: request.method, path: pathname, headers: new Headers(request.headers) })
      return behaviour(request, real)
    },
    /** From now on it behaves like this. */
    behave(next: Behaviour): void {
      behaviour = next
    },
    /** Calls seen since the last reset whose path contains `part`. */
    asked: (part = '') => asked.filter(call => call.path.includes(part)),
    reset(): void {
      behaviour = faithful
      asked.length = 0
    },
  }
}

/** The platform, as the storefront sees it. */
export const dependency = watched()

/** The payment provider, as the platform sees it. */
export const provider = watched()

/**
 * What the storefront keeps, in a test's hands: it is kept by environment (`isolateOf`), so that another environment that
 * is the same begins with nothing.
 */
function forgettable() {
  let current: object | undefined
  return {
    of: (env: object): object => (current ??= { ...env }),
    forget(): void {
      current = undefined
    },
  }
}

/** The memory of the storefront's isolate. */
export const memory = forgettable()
