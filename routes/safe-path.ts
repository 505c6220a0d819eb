/**
 * The path, query and hash of `target` when it leads to this origin; nothing for anything else: other origins, `//`,
 * `/\`, control characters, user-info, other schemes.
 */
export function safePath(target: string | null | undefined, origin: string): string | undefined {
  if (target === null || target === undefined || target.length > 2_048) return undefined
  if (/\\|\p{Cc}/u.test(target) || !/^\/(?!\/)/.test(target)) return undefined
  const url = URL.parse(target, origin)
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '') return undefined
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash
}
