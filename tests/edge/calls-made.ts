import { calls, type CallName } from '#src/commerce/calls/index.ts'

import { dependency } from './dependency.ts'

const patterns = (Object.keys(calls) as CallName[]).map(name => {
  const { method, path } = calls[name]
  return { name, method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
})

/** Which call of the platform a request is; one without parameters in its path wins. */
export function callOf({ method, path }: { readonly method: string; readonly path: string }): CallName | undefined {
  const found = patterns.filter(one => one.method === method && one.path.test(path))
  return (found.find(one => !one.path.source.includes('[^/]+')) ?? found[0])?.name
}

/** What the platform has been asked since the last reset, by the names of its calls. */
export const callsMade = (): readonly string[] =>
  dependency.asked().map(request => callOf(request) ?? `${request.method} ${request.path}`)
