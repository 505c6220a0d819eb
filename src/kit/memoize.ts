/**
 * A function of some words with its last answers at hand, for what costs much to make and is asked for again; it
 * forgets them all when there are `most`, so it stays small. Answers that are not for keeping are made each time.
 */
export function memoize<Words extends readonly string[], Answer>(
  of: (...asked: Words) => Answer,
  most: number,
  isKept: (answer: Answer) => boolean = () => true,
): (...asked: Words) => Answer {
  const known = new Map<string, Answer>()
  return (...asked) => {
    // One word is its own key; putting it together costs more than looking it up.
    const key = asked.length === 1 ? (asked[0] ?? '') : asked.join('\n')
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = of(...asked)
    if (!isKept(answer)) return answer
    if (known.size >= most) known.clear()
    known.set(key, answer)
    return answer
  }
}
