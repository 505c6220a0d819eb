import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

import { isLocale } from '#src/language/locales.ts'

/** `/en-us` and what lies below: pages, whatever they are called. */
function isUnderLocale(path: string): boolean {
  const end = path.indexOf('/', 1)
  return isLocale(path.slice(1, end < 0 ? undefined : end))
}

/**
 * Looks up what machines ask for, and leaves pages to the steps that every request takes: under a locale there is
 * nothing to look up, and the search would cost a stored page more than finding it does.
 */
export function createRouter<Handler>(): Router<Handler> {
  const everything = new TrieRouter<Handler>()
  const steps: { readonly method: string; readonly handler: Handler }[] = []
  const found = new Map<string, Result<Handler>>()

  const stepsOf = (method: string): Result<Handler> => [
    steps.filter(step => step.method === 'ALL' || step.method === method).map(({ handler }) => [handler, {}]),
  ]

  return {
    name: 'pages first',
    add(method, path, handler) {
      everything.add(method, path, handler)
      if (path === '/*') steps.push({ method, handler })
    },
    match(method, path) {
      if (!isUnderLocale(path)) return everything.match(method, path)
      const known = found.get(method) ?? stepsOf(method)
      found.set(method, known)
      return known
    },
  }
}
