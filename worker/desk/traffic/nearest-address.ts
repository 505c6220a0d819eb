/** Words of a path: what stands between slashes, dashes and dots, without numbers and file endings. */
const wordsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 1)

const trigramsOf = (word: string): string[] => {
  const marked = `^${word}$`
  return Array.from({ length: Math.max(1, marked.length - 2) }, (_, index) => marked.slice(index, index + 3))
}

type Known = { readonly path: string; readonly trigrams: ReadonlySet<string> }

const allTrigrams = (path: string): ReadonlySet<string> => new Set(wordsOf(path).flatMap(trigramsOf))

/** Below this the likeness of two addresses is chance. */
const leastLikeness = 0.3

/** How much of both is the same, by how rare it is: what stands in every address says nothing. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>, weight: (trigram: string) => number): number {
  let [shared, whole] = [0, 0]
  for (const trigram of one) {
    whole += weight(trigram)
    if (other.has(trigram)) shared += 2 * weight(trigram)
  }
  for (const trigram of other) whole += weight(trigram)
  return whole === 0 ? 0 : shared / whole
}

/** Finds the address that is most like one that is not there; undefined where none is. */
export function nearestAmong(paths: readonly string[]): (path: string) => string | undefined {
  const known: Known[] = paths.map(path => ({ path, trigrams: allTrigrams(path) }))
  const seen = new Map<string, number>()
  for (const { trigrams } of known) for (const trigram of trigrams) seen.set(trigram, (seen.get(trigram) ?? 0) + 1)
  const weight = (trigram: string) => Math.log(1 + known.length / (1 + (seen.get(trigram) ?? 0)))
  return path => {
    const asked = allTrigrams(path)
    let best: { readonly path: string; readonly score: number } | undefined
    for (const one of known) {
      const score = likeness(asked, one.trigrams, weight)
      if (score >= leastLikeness && score > (best?.score ?? 0)) best = { path: one.path, score }
    }
    return best?.path
  }
}
