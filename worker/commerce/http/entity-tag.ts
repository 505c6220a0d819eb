const revisions = new WeakMap<object, string>()

/**
 * A name for an object that is made anew when what it was read from changes, such as the catalogue. No two objects have
 * the same, in this process or another.
 */
function revisionOf(snapshot: object): string {
  const revision = revisions.get(snapshot) ?? crypto.randomUUID()
  revisions.set(snapshot, revision)
  return revision
}

/**
 * The entity tag (RFC 9110 §8.8.3) of an answer that is made of nothing but its request and these snapshots and words. It is known
 * without making the answer.
 */
export const entityTag = (snapshots: readonly object[], ...words: readonly string[]): string =>
  `"${[...snapshots.map(revisionOf), ...words].join('.')}"`

/** Whether who asks has the answer with this tag already (RFC 9110 §13.1.2); a storefront names the one that it has. */
export const hasAlready = ({ headers }: Request, tag: string | undefined): boolean =>
  tag !== undefined && headers.get('if-none-match') === tag

/**
 * Headers by which an answer with a tag may be kept, to be used again by who has asked whether it is still so (RFC 9111
 * §5.2.2.4); one without may not.
 */
export const keeping = (tag: string | undefined): Readonly<Record<string, string>> =>
  tag === undefined ? { 'cache-control': 'no-store' } : { etag: tag, 'cache-control': 'no-cache' }
