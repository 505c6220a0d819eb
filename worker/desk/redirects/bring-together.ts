import { differenceOf, does, joined, listensTo } from '#kv/redirects/difference.ts'
import type { RedirectRule } from '#kv/redirects/rule.ts'

import { record } from '../audit/log.ts'
import type { Member } from '../staff/roles.ts'
import { begin, publishedRules, stateOf, type DraftStores } from './draft.ts'
import { allRules } from './rules.ts'

/**
 * Brings what was published meanwhile into the draft: everything of it, with what was changed here on top. Gives the rules
 * that both changed to something else, of which the draft's stay.
 */
export async function bringTogether(
  redirects: DraftStores,
  member: Member,
  now: number,
): Promise<readonly RedirectRule[]> {
  const { db, kv } = redirects
  const { base, changes, hosts, pointer } = await stateOf(redirects)
  if (pointer === undefined) return []
  const [began, theirs] = await Promise.all([publishedRules(kv, base), publishedRules(kv, pointer.revision)])
  const mine = differenceOf(began.rules, allRules(db).rules)
  const other = differenceOf(began.rules, theirs.rules)
  const removed = new Set(mine.removed.map(listensTo))
  const own = [...mine.added, ...mine.changed]
  const rules = joined(
    theirs.rules.filter(rule => !removed.has(listensTo(rule))),
    own,
  )
  begin(db, pointer.revision, { rules, hosts: [...new Set([...theirs.hosts, ...hosts])] }, changes)
  record(db, member, now, { action: 'bring together', subject: 'redirects', before: base, after: pointer.revision })
  const others = new Map([...other.added, ...other.changed].map(rule => [listensTo(rule), does(rule)]))
  const gone = new Set(other.removed.map(listensTo))
  const isOtherwise = (rule: RedirectRule) => others.has(listensTo(rule)) && others.get(listensTo(rule)) !== does(rule)
  return [
    ...own.filter(rule => isOtherwise(rule) || gone.has(listensTo(rule))),
    ...mine.removed.filter(rule => others.has(listensTo(rule))),
  ]
}
