import { heldBack } from '#kv/redirects/permanent.ts'
import { compile } from '#kv/redirects/revision.ts'
import { loadRevision, pointAt, storeRevision, turn } from '#kv/redirects/storage/storage.ts'

import { record } from '../audit/log.ts'
import type { Member } from '../staff/roles.ts'
import { unwatched, type Progress } from '../jobs/progress.ts'
import { follow, isOvertaken, publishedRules, stateOf, type DraftStores } from './draft.ts'
import type { RedirectsTools } from './redirects-tools.ts'
import { reviewOf } from './review.ts'
import { allRules } from './rules.ts'
import { schedule } from './scheduled.ts'

/** More of the published rules than this share do not go unless it is said. */
const mostRemoved = 0.1

/** KV's own delay to other places, and the isolates' refresh, in milliseconds. */
export const worldwideMs = 60_000 + 30_000

/** The result of a publication. */
export type Published =
  | { readonly kind: 'published'; readonly revision: string }
  | { readonly kind: 'scheduled' }
  | { readonly kind: 'nothing-new' }
  /** Somebody else published since the draft was begun. */
  | { readonly kind: 'overtaken'; readonly who: string; readonly revision: string }
  | { readonly kind: 'errors'; readonly count: number }
  | { readonly kind: 'loss'; readonly removed: number; readonly of: number }

/** Why nothing was published. */
export type PublishRefusal = Exclude<Published, { readonly kind: 'published' | 'scheduled' }>

export type PublishRequest = {
  readonly note: string
  /** Whether many rules may go. */
  readonly mayRemove: boolean
  /** When it is to count, in milliseconds since 1970; at once where it says nothing. */
  readonly at?: number | undefined
}

/** Publishes the draft, or has it published later, where nothing stands in its way. */
export async function publishDraft(
  redirects: RedirectsTools,
  member: Member,
  now: number,
  { note, mayRemove, at }: PublishRequest,
  progress: Progress = unwatched,
): Promise<Published> {
  const { db, kv } = redirects
  const { state, difference, findings, before } = await reviewOf(redirects, now, progress)
  const [last] = state.pointer?.history ?? []
  if (isOvertaken(state) && last !== undefined) return { kind: 'overtaken', who: last.who, revision: last.revision }
  const errors = findings.filter(one => one.isError)
  if (errors.length > 0) return { kind: 'errors', count: errors.length }
  if (state.changes === 0) return { kind: 'nothing-new' }
  const removed = difference.removed.length
  if (!mayRemove && removed > before * mostRemoved) return { kind: 'loss', removed, of: before }
  await progress('Putting the rules together')
  const { rules } = allRules(db)
  const inForce = await publishedRules(kv, state.base)
  const compiled = compile(heldBack(rules, inForce.rules, at ?? now), state.hosts)
  await progress('Storing them')
  const revision = await storeRevision(kv, compiled)
  const entry = { revision, at: at ?? now, who: member.email, count: rules.length, note }
  if (at !== undefined) {
    await schedule(redirects, member, now, entry, state)
    return { kind: 'scheduled' }
  }
  await pointAt(kv, entry)
  follow(db, revision)
  const after = `${revision} ${note}`.trim()
  record(db, member, now, { action: 'publish rules', subject: 'redirects', before: state.base, after })
  return { kind: 'published', revision }
}

/** Makes an earlier revision count again; false where it is not there any more. */
export async function restoreRevision(
  redirects: DraftStores,
  member: Member,
  now: number,
  id: string,
): Promise<boolean> {
  const { kv, db } = redirects
  const { pointer } = await stateOf(redirects)
  const earlier = pointer?.history.find(({ revision }) => revision === id)
  if (pointer === undefined || earlier === undefined || (await loadRevision(kv, id)) === undefined) return false
  const note = `restored from ${new Date(earlier.at).toISOString()}`
  await pointAt(kv, { ...earlier, at: now, who: member.email, note })
  record(db, member, now, { action: 'restore rules', subject: 'redirects', before: pointer.revision, after: id })
  return true
}

/** The kill switch; false where nothing was ever published. */
export async function switchRules(redirects: DraftStores, member: Member, now: number, off: boolean): Promise<boolean> {
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
