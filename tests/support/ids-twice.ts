/** Ids that a document has more than once; what stands in a `noscript` or a `template` is no part of it. */
export function idsTwice(page: string): readonly string[] {
  const shown = page.replaceAll(/<(noscript|template)\b.*?<\/\1>/gs, '')
  const ids = [...shown.matchAll(/<[a-z][^>]* id="?([^"\s>]+)/g)].map(([, id = '']) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
