import type { SiteName } from '#src/language/locales.ts'

import { record, type AuditedChange } from '../audit/log.ts'
import type { Tools } from '../context.ts'
import { followSite } from '../following/follow.ts'
import type { Operate, OperatorCallName, OperatorInput } from '../orders/operate.ts'
import type { Member } from '../staff/roles.ts'

/** Calls that say whether they saved. */
type SavingCall = Extract<
  OperatorCallName,
  'operator.price.change' | 'operator.page-times.change' | 'operator.entry.change'
>

export type SavedEdit =
  | { readonly outcome: 'saved' | 'outdated' | 'unchecked'; readonly tags: readonly string[] }
  | { readonly outcome: 'refused'; readonly code: string }

/**
 * Saves one change, writes it down, and purges what it touches. The feed is followed before as well, so that what it tells
 * afterwards is this change and what came with it.
 */
export async function save(
  tools: Tools & { readonly operate: Operate },
  member: Member,
  [site, name, input]: readonly [SiteName, SavingCall, OperatorInput],
  change: AuditedChange,
): Promise<SavedEdit> {
  await followSite(tools, site)
  const saved = await tools.operate(site, name, input)
  if (!saved.ok) return { outcome: 'refused', code: saved.code }
  if (!saved.value.isSaved) return { outcome: 'outdated', tags: [] }
  record(tools.db, member, tools.clock(), change)
  const { tags, nextAt } = await followSite(tools, site)
  if (nextAt !== undefined) await tools.wakeAt(nextAt)
  return { outcome: tags.length === 0 ? 'unchecked' : 'saved', tags }
}
