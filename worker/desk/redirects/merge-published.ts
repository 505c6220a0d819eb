import { mergeRules } from '#kv/redirects/merge.ts'
import type { RedirectRule } from '#kv/redirects/rule.ts'

import { record } from '../audit/log.ts'
import type { Member } from '../staff/roles.ts'
import { begin, publishedRules, stateOf, type DraftStores } from './draft.ts'
import { allRules } from './rules.ts'

/** Merges what was published meanwhile into the draft. Gives the rules that both changed, of which the draft's stay. */
export async function mergePublished(
  redirects: DraftStores,
  member: Member,
  now: number,
): Promise<readonly RedirectRule[]> {
  const { db, kv } = redirects
  const { base, changes, hosts, pointer } = await stateOf(redirects)
  if (pointer === undefined) return []
  const [began, theirs] = await Promise.all([publishedRules(kv, base), publishedRules(kv, pointer.revision)])
  const { rules, conflicts } = mergeRules(began.rules, allRules(db).rules, theirs.rules)
  begin(db, pointer.revision, { rules, hosts: [...new Set([...theirs.hosts, ...hosts])] }, changes)
  record(db, member, now, { action: 'merge published', subject: 'redirects', before: base, after: pointer.revision })
  return conflicts
}
