import { isError } from '#kv/redirects/check/finding.ts'
import { compile } from '#kv/redirects/revision.ts'
import { loadRevision, publish, restore, turn } from '#kv/redirects/storage.ts'

import { record } from '../audit/log.ts'
import type { Member } from '../staff/roles.ts'
import { begin, isOvertaken, publishedRules, stateOf, type RedirectsTools } from './draft.ts'
import { reviewOf } from './review.ts'
import { allRules } from './rules.ts'

/** More of the published rules than this share do not go unless it is said. */
const mostRemoved = 0.1

/** KV's own delay to other places, and the isolates' refresh, in milliseconds. */
export const worldwideMs = 60_000 + 30_000

/** What came of a publication. */
export type Published =
  | { readonly kind: 'published'; readonly revision: string }
  | { readonly kind: 'nothing-new' }
  /** Somebody else published since the draft was begun. */
  | { readonly kind: 'overtaken'; readonly who: string; readonly revision: string }
  | { readonly kind: 'errors'; readonly count: number }
  | { readonly kind: 'loss'; readonly removed: number; readonly of: number }

/** Why nothing was published. */
export type PublishRefusal = Exclude<Published, { readonly kind: 'published' }>

/** Publishes the draft, where nothing stands in its way. */
export async function publishDraft(
  redirects: RedirectsTools,
  member: Member,
  now: number,
  { note, mayRemove }: { readonly note: string; readonly mayRemove: boolean },
): Promise<Published> {
  const { db, kv } = redirects
  const { state, difference, findings } = await reviewOf(redirects, now)
  const [last] = state.pointer?.history ?? []
  if (isOvertaken(state) && last !== undefined) return { kind: 'overtaken', who: last.who, revision: last.revision }
  const errors = findings.filter(isError)
  if (errors.length > 0) return { kind: 'errors', count: errors.length }
  if (state.changes === 0) return { kind: 'nothing-new' }
  const { rules: before } = await publishedRules(kv, state.base)
  const removed = difference.removed.length
  if (!mayRemove && removed > before.length * mostRemoved) return { kind: 'loss', removed, of: before.length }
  const { rules } = allRules(db)
  const pointer = await publish(kv, compile(rules, state.hosts), {
    at: now,
    who: member.email,
    count: rules.length,
    note,
  })
  begin(db, pointer.revision, { rules, hosts: state.hosts })
  record(db, member, now, {
    action: 'publish rules',
    subject: 'redirects',
    before: state.base,
    after: `${pointer.revision} ${note}`.trim(),
  })
  return { kind: 'published', revision: pointer.revision }
}

/** Makes an earlier revision count again; false where it is not there any more. */
export async function restoreRevision(
  redirects: RedirectsTools,
  member: Member,
  now: number,
  id: string,
): Promise<boolean> {
  const { kv, db } = redirects
  const { pointer } = await stateOf(redirects)
  const earlier = pointer?.history.find(({ revision }) => revision === id)
  if (pointer === undefined || earlier === undefined || (await loadRevision(kv, id)) === undefined) return false
  await restore(kv, pointer, {
    ...earlier,
    at: now,
    who: member.email,
    note: `restored from ${new Date(earlier.at).toISOString()}`,
  })
  record(db, member, now, { action: 'restore rules', subject: 'redirects', before: pointer.revision, after: id })
  return true
}

/** The kill switch; false where nothing was ever published. */
export async function switchRules(
  redirects: RedirectsTools,
  member: Member,
  now: number,
  off: boolean,
): Promise<boolean> {
  const { pointer } = await stateOf(redirects)
  if (pointer === undefined) return false
  await turn(redirects.kv, pointer, off)
  const words = (isOff: boolean) => (isOff ? 'off' : 'on')
  record(redirects.db, member, now, {
    action: `turn rules ${words(off)}`,
    subject: 'redirects',
    before: words(pointer.off),
    after: words(off),
  })
  return true
}
