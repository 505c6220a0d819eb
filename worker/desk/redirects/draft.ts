import { printCsv } from '#kv/redirects/print.ts'
import { rulesOf } from '#kv/redirects/revision.ts'
import type { RedirectRule } from '#kv/redirects/rule.ts'
import { loadPointer, loadRevision, type Pointer, type RulesStore } from '#kv/redirects/storage.ts'

import { record } from '../audit/log.ts'
import type { DeskDatabase } from '../database.ts'
import type { Member } from '../staff/roles.ts'
import { allRules, replaceRules } from './rules.ts'

/** What the redirects are kept in: the desk's draft and log, and the store's KV. */
export type RedirectsTools = { readonly db: DeskDatabase; readonly kv: RulesStore }

/** How the draft stands to what is published. */
export type DraftState = {
  /** The revision it began with; empty where nothing was ever published. */
  readonly base: string
  /** How many changes were made since. */
  readonly changes: number
  /** What counts now; undefined where nothing was published or it cannot be read. */
  readonly pointer: Pointer | undefined
}

export const isOvertaken = ({ base, changes, pointer }: DraftState): boolean =>
  changes > 0 && pointer !== undefined && pointer.revision !== base

/** The rules of a revision; none where there is none. */
export async function publishedRules(kv: RulesStore, id: string): Promise<readonly RedirectRule[]> {
  const revision = id === '' ? undefined : await loadRevision(kv, id)
  return revision === undefined ? [] : rulesOf(revision)
}

const readState = (db: DeskDatabase) => db.all<{ base: string; changes: number }>('SELECT base, changes FROM draft')[0]

export function begin(db: DeskDatabase, base: string, rules: readonly RedirectRule[], changes = 0): void {
  db.transact(() => {
    replaceRules(db, rules)
    db.run('UPDATE draft SET base = ?, changes = ?', base, changes)
  })
}

/** Counts a change of the draft. */
export const touch = (db: DeskDatabase): void => db.run('UPDATE draft SET changes = changes + 1')

/** The state of the draft; one in which nothing was changed follows what is published. */
export async function stateOf({ db, kv }: RedirectsTools): Promise<DraftState> {
  const loaded = await loadPointer(kv)
  const pointer = typeof loaded === 'string' ? undefined : loaded
  const { base, changes } = readState(db) ?? { base: '', changes: 0 }
  const now = pointer?.revision ?? ''
  if (changes > 0 || base === now) return { base, changes, pointer }
  begin(db, now, await publishedRules(kv, now))
  return { base: now, changes: 0, pointer }
}

/** Takes back all that was changed and begins with what is published. */
export async function discard({ db, kv }: RedirectsTools, member: Member, now: number): Promise<void> {
  const { base, changes, pointer } = await stateOf({ db, kv })
  const revision = pointer?.revision ?? ''
  begin(db, revision, await publishedRules(kv, revision))
  record(db, member, now, { action: 'discard draft', subject: 'redirects', before: `${changes} changes of ${base}` })
}

/** The draft as a table that can be imported again. */
export const exported = (db: DeskDatabase): string => printCsv(allRules(db).rules)
