import type { CallName } from '#src/commerce/calls/index.ts'
import { checkAnswer } from '#src/commerce/client.ts'
import { createLeastRecentlyUsed } from '#src/kit/least-recently-used.ts'

/** Characters of the answers that are kept by either key; what is made of them takes a few times as much. */
const most = 1_000_000
/** A shorter one is read in no time. */
const worthwhile = 4_000

export type KnownAnswers = ReturnType<typeof createKnownAnswers>

/** An answer that the platform can be asked about by its entity tag. */
export type TaggedAnswer = { readonly tag: string; readonly json: unknown; readonly size: number }

/** Headers of ours that a platform's answer may depend on: the address and the site are the key, and the rest is always the same. */
const inTheKey: ReadonlySet<string> = new Set(['accept', 'accept-encoding', 'locale', 'origin', 'x-site-id'])

/** A request, with the address that its answer is kept by: method, site and URL. */
type Sent = { readonly request: Request; readonly address: string }

const listOf = (header: string | null): string[] => (header ?? '').split(',').map(word => word.trim().toLowerCase())

/** Whether an answer has a tag, and may be kept until who has it asks again (RFC 9111 §3, §4.1). */
const isKept = ({ request: { method } }: Sent, { status, headers }: Response): boolean =>
  method === 'GET' &&
  status === 200 &&
  !listOf(headers.get('cache-control')).includes('no-store') &&
  listOf(headers.get('vary')).every(name => name === '' || inTheKey.has(name))

/**
 * Answers of the platform, kept while it says the same: pages are rendered far more often than their data changes. One with
 * an entity tag is asked about by that (RFC 9110 §13.1.2), and neither made nor sent again; of others the parsed JSON is kept by their very text.
 * They are answers to requests that name no visitor, so one visitor's can never reach another.
 */
export function createKnownAnswers(read: (text: string) => unknown = JSON.parse) {
  const byText = createLeastRecentlyUsed<{ readonly json: unknown }>(most, text => text.length)
  const byAddress = createLeastRecentlyUsed<TaggedAnswer>(most, (_, { size }) => size)
  const checked = new WeakMap<object, Map<CallName, ReturnType<typeof checkAnswer>>>()

  /** What `read` makes of a text; throws as it does. The result is shared and must not be changed. */
  function parse(text: string): unknown {
    if (text.length < worthwhile) return read(text)
    const known = byText.get(text)
    if (known !== undefined) return known.json
    const json = read(text)
    byText.set(text, { json })
    return json
  }

  return {
    parse,
    /** The answer that is kept by an address, whose tag tells whether it is still so. */
    taggedAnswer: (address: string): TaggedAnswer | undefined => byAddress.get(address),
    /** As `parse`, of an answer whose tag is kept with it. */
    parseAnswer(sent: Sent, response: Response, text: string): unknown {
      const tag = response.headers.get('etag')
      if (tag === null || !isKept(sent, response)) return parse(text)
      const json = read(text)
      byAddress.set(sent.address, { tag, json, size: text.length })
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
    size: () => byText.size() + byAddress.size(),
  }
}
