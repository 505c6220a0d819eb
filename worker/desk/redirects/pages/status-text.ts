import type { Draft } from '#kv/redirects/columns.ts'
import { heldBackMs, temporaryOf } from '#kv/redirects/permanent.ts'
import { statuses } from '#kv/redirects/rule.ts'
import { readMoment } from '#kv/redirects/draft.ts'

const heldBackDays = heldBackMs / 86_400_000

/** A rule's status, and for one that browsers would keep what is sent until then (`heldBack` in `kv/redirects/permanent.ts`). */
export function statusText({ status, permanent_from: from }: Draft, now: number): string {
  const known = statuses.find(one => `${one}` === status)
  if (known === undefined || temporaryOf(known) === known) return status
  if (from === '') return `${status} (${temporaryOf(known)} for the first ${heldBackDays} days)`
  const since = readMoment(from)
  return since === undefined || since <= now ? status : `${status} (${temporaryOf(known)} until ${from.slice(0, 10)})`
}
