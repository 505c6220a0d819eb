/**
 * The value of a cookie in a `Cookie` header or `document.cookie`, as it was written; undefined where it has none of that name.
 * It looks no further than the name: a pattern over the whole header costs a request for a stored page more than finding the
 * page does.
 */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (let at = cookies.indexOf(name); at >= 0; at = cookies.indexOf(name, at + 1)) {
    const from = at + name.length
    if (cookies[from] !== '=' || (at > 0 && cookies[at - 1] !== ' ')) continue
    const end = cookies.indexOf(';', from)
    return end < 0 ? cookies.slice(from + 1) : cookies.slice(from + 1, end)
  }
  return undefined
}
