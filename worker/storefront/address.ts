/** The part of an address that decides what is shown. */
export type Address = {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
}

/** Path of an address that reads the same however it is parsed: no query, no escape, no dot. */
const plain = /^https?:\/\/[^/?#@\\]+(\/[\w/~-]*)$/

/** Reads an address as `URL` does. Most need no `URL` at all, which costs more than any other step of a stored page. */
export function readAddress(url: string): Address {
  const pathname = plain.exec(url)?.[1]
  if (pathname !== undefined) return { pathname, search: '' }
  const parsed = new URL(url)
  return { pathname: parsed.pathname, search: parsed.search }
}
