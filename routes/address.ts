import { matchRoute, type Match } from './match.ts'
import { untranslatePath } from './translations.ts'

/** The route of an address's path, with its locale in front and in the words of its language: `/de-de/warenkorb`. */
export function matchAddress(pathname: string): Match | undefined {
  const [, locale = '', rest = ''] = /^\/([a-z]{2}-[a-z]{2})(\/.*)?$/.exec(pathname) ?? []
  return matchRoute(untranslatePath(rest || '/', locale.slice(0, 2)))
}
