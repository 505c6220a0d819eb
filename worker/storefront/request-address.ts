import { memoize } from '#src/kit/memoize.ts'
import { isReserved } from '#src/redirects/addresses.ts'

import { isLocalAddress } from './local-addresses.ts'
import { localePathOf, type LocalePath } from './locale-path.ts'

/** A URL parser leaves it as it is. */
const plainPath = /^\/[\w/-]*$/

/** The part of a request's address that decides what is shown, and what every step asks about it: the same for every visitor. */
export class RequestAddress {
  readonly pathname: string
  readonly search: string
  /** Whether it is a path of letters, digits, `_`, `-` and `/` with nothing behind it, as nearly every one. */
  readonly isPlain: boolean
  /** Whether a local build alone answers it. */
  readonly isLocal: boolean
  #localePath: LocalePath | undefined
  #isReserved: boolean | undefined

  constructor(url: string) {
    const path = url.slice(url.indexOf('/', 'https://'.length))
    this.isPlain = plainPath.test(path)
    const { pathname, search } = this.isPlain ? { pathname: path, search: '' } : new URL(url)
    this.pathname = pathname
    this.search = search
    this.isLocal = LOCAL_BUILD && isLocalAddress(url, pathname)
  }

  /** Its locale and route. */
  get localePath(): LocalePath {
    return (this.#localePath ??= localePathOf(this.pathname))
  }

  /** Whether machines ask for it, so that no redirect rule is looked up. */
  get isReserved(): boolean {
    return (this.#isReserved ??= isReserved(this.pathname))
  }
}

/** None longer than a path of a store is remembered. */
const longestKnown = 200

/**
 * The address of a request. Most are plain and asked for again, so all that is known of one is found by a single look-up: two
 * hundredths of a stored page's 304 (docs/decisions/043).
 */
export const requestAddress = memoize(
  (url: string) => new RequestAddress(url),
  1_000,
  ({ isPlain, pathname }) => isPlain && pathname.length <= longestKnown,
)
