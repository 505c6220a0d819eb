import { findSingleKey, type SingleKey } from '#kv/redirects/single-key-list.ts'

import { record } from '../audit/log.ts'
import type { Member } from '../staff/roles.ts'
import type { DraftStores } from './draft.ts'
import { saveRule, type Changed } from './edit-rule.ts'
import { emptyCells, findRuleFor } from './rules.ts'

/** A single key, and the rule of the draft that says the same or something else of its path. */
export type ListedKey = SingleKey & { readonly ruleId: number | undefined }

/** A single-key rule as a redirect rule. */
const cellsOf = ({ path, rule }: SingleKey) => ({
  ...emptyCells,
  from: path,
  to: rule?.location ?? '',
  status: `${rule?.status ?? ''}`,
  match: 'exact',
  note: 'was a single key',
})

export const withRule = ({ db }: DraftStores, key: SingleKey): ListedKey => ({
  ...key,
  ruleId: findRuleFor(db, cellsOf(key)),
})

/** Makes a rule of the draft of a single key, which stays until it is removed; undefined where it cannot be one. */
export async function adoptSingleKey(
  { db, kv }: DraftStores,
  member: Member,
  now: number,
  path: string,
): Promise<Changed | undefined> {
  const key = await findSingleKey(kv, path)
  if (key?.rule === undefined || withRule({ db, kv }, key).ruleId !== undefined) return undefined
  return saveRule(db, member, now, { cells: cellsOf(key) })
}

/** Removes a single key, at once; false where there is none. */
export async function removeSingleKey(
  { db, kv }: DraftStores,
  member: Member,
  now: number,
  path: string,
): Promise<boolean> {
  const key = await findSingleKey(kv, path)
  if (key === undefined) return false
  await kv.delete(path)
  record(db, member, now, { action: 'remove single key', subject: path, before: key.value })
  return true
}
