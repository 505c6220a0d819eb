/** Most that are offered at once. */
const most = 8

/** Case and accents make no difference to what is meant. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Suggestions that hold what was typed, those that begin with it first. */
export function fitting(suggestions: readonly string[], typed: string): string[] {
  const wanted = plain(typed.trim())
  const rank = (text: string) => (plain(text).startsWith(wanted) ? 0 : 1)
  return suggestions
    .filter(text => plain(text).includes(wanted))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
}
