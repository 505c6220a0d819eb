/** Characters that stand for themselves in a canonical path; all others are percent-encoded, upper case. */
const plain = /^[!$&'()*+,\-.0-9:;=@A-Z_a-z~|[\]]*$/
const notPlain = /[^!$&'()*+,\-.0-9:;=@A-Z_a-z~|[\]]/gu

const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')

/** Percent-encodes a value so that it can neither end a segment nor begin a query. Never throws. */
export const encode = (text: string): string => encodeURIComponent(wellFormed(text))

/** Decodes once; text whose escapes are malformed stays as it is. */
export function decode(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A segment's one spelling: decoded once, lower case, encoded again only where it must be. */
export function canonicalSegment(segment: string): string {
  const decoded = decode(segment).toLowerCase()
  return plain.test(decoded) ? decoded : wellFormed(decoded).replaceAll(notPlain, encodeURIComponent)
}

/** Segments of a path as they stand; a slash at the end says nothing. `/a/b/` → a, b and `/` → none. */
export function segmentsOf(path: string): string[] {
  const start = path.startsWith('/') ? 1 : 0
  let end = path.length
  while (end > start && path[end - 1] === '/') end -= 1
  return end === start ? [] : path.slice(start, end).split('/')
}

/** Most paths are spelt so already. */
const canonical = /^(?:\/[!$&'()*+,\-.0-9:;=@_a-z~|[\]]+)+$/

/** The one spelling by which paths are compared: no case, no slash at the end, escapes decoded once. */
export const canonicalPath = (path: string): string =>
  canonical.test(path) ? path : `/${segmentsOf(path).map(canonicalSegment).join('/')}`
