const tab = 9

/** Compares `key` with the field that begins at `start`: below 0 when the key comes first. */
function compareAt(text: string, start: number, key: string): number {
  for (let index = 0; index < key.length; index += 1) {
    const difference = key.charCodeAt(index) - text.charCodeAt(start + index)
    if (difference !== 0) return difference
  }
  return tab - text.charCodeAt(start + key.length)
}

export type LineMatches = { readonly lines: readonly string[]; readonly comparisons: number }

/**
 * Lines whose first field is `key`, found by halving: `text` holds sorted lines, each with a tab behind its first field
 * and `\n` at its end. Nothing is parsed and nothing is built but the lines found; `comparisons` grows by one when the
 * text doubles. `key` must not hold a tab.
 */
export function findLines(text: string, key: string): LineMatches {
  let low = 0
  let high = text.length
  let comparisons = 0
  while (low < high) {
    const middle = (low + high) >>> 1
    const start = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1
    comparisons += 1
    if (compareAt(text, start, key) > 0) low = text.indexOf('\n', middle) + 1
    else high = start
  }
  const lines: string[] = []
  const field = `${key}\t`
  while (text.startsWith(field, low)) {
    const end = text.indexOf('\n', low)
    lines.push(text.slice(low, end))
    low = end + 1
  }
  return { lines, comparisons }
}
