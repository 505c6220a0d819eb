import type { CallName } from '#src/commerce/calls/index.ts'
import { checkAnswer } from '#src/commerce/client.ts'

/** Characters of the answers that are kept; what is made of them takes a few times as much. */
const most = 1_000_000
/** A shorter one is read in no time. */
const worthwhile = 4_000

export type KnownAnswers = ReturnType<typeof createKnownAnswers>

/**
 * Parsed large answers, kept while the platform sends the same text: pages are rendered far more often than their data
 * changes. The key is the text itself, so one visitor's answer can never reach another.
 */
export function createKnownAnswers(read: (text: string) => unknown = JSON.parse) {
  const parsed = new Map<string, unknown>()
  const checked = new WeakMap<object, Map<CallName, ReturnType<typeof checkAnswer>>>()
  let size = 0

  /** The least recently read go first. */
  function keep(text: string, json: unknown) {
    parsed.set(text, json)
    size += text.length
    for (const oldest of parsed.keys()) {
      if (size <= most) break
      parsed.delete(oldest)
      size -= oldest.length
    }
  }

  return {
    /** What `read` makes of a text; throws as it does. The result is shared and must not be changed. */
    parse(text: string): unknown {
      if (text.length < worthwhile) return read(text)
      const known = parsed.get(text)
      if (known !== undefined) {
        parsed.delete(text)
        parsed.set(text, known)
        return known
      }
      const json = read(text)
      keep(text, json)
      return json
    },
    /** As `checkAnswer`, once for what was parsed once. */
    check(name: CallName, json: unknown) {
      if (typeof json !== 'object' || json === null) return checkAnswer(name, json)
      const known = checked.get(json) ?? new Map<CallName, ReturnType<typeof checkAnswer>>()
      checked.set(json, known)
      const answer = known.get(name) ?? checkAnswer(name, json)
      known.set(name, answer)
      return answer
    },
    size: () => size,
  }
}
