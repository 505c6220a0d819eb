import { printCsv } from '#kv/redirects/print.ts'
import { rulesOf } from '#kv/redirects/revision.ts'
import type { RedirectRule } from '#kv/redirects/rule.ts'
import type { SingleKeyStore } from '#kv/redirects/single-key-list.ts'
import { loadPointer, loadRevision, type Pointer, type RulesStore } from '#kv/redirects/storage/storage.ts'

import { record } from '../audit/log.ts'
import type { DeskDatabase } from '../db/database.ts'
import type { Member } from '../staff/roles.ts'
import { allRules, replaceRules } from './rules.ts'

/** Where redirects are stored: the desk's draft and log, and the store's KV. */
export type DraftStores = { readonly db: DeskDatabase; readonly kv: RulesStore & SingleKeyStore }

/** How the draft stands to what is published. */
export type DraftState = {
  /** The revision it began with; empty where nothing was ever published. */
  readonly base: string
  /** How many changes were made since. */
  readonly changes: number
  /** Hosts beside the store's own that targets may lead to. */
  readonly hosts: readonly string[]
  /** Never twice the same for two contents. */
  readonly version: number
  /** The published revision; undefined when there is none or it cannot be read. */
  readonly pointer: Pointer | undefined
}

export const isOvertaken = ({ base, changes, pointer }: DraftState): boolean =>
  changes > 0 && pointer !== undefined && pointer.revision !== base

/** The published rules and the hosts they may lead to; empty when nothing was published. */
export type PublishedRules = { readonly rules: readonly RedirectRule[]; readonly hosts: readonly string[] }

export async function publishedRules(kv: RulesStore, id: string): Promise<PublishedRules> {
  const revision = id === '' ? undefined : await loadRevision(kv, id)
  return revision === undefined ? { rules: [], hosts: [] } : { rules: rulesOf(revision), hosts: revision.hosts }
}

type StateRow = { base: string; changes: number; hosts: string; version: number }

function readState(db: DeskDatabase): Omit<DraftState, 'pointer'> {
  const [row = { base: '', changes: 0, hosts: '[]', version: 0 }] = db.all<StateRow>(
    'SELECT base, changes, hosts, version FROM draft',
  )
  return { ...row, hosts: JSON.parse(row.hosts) as string[] }
}

/** Has the draft be these rules, with so many changes since the revision it begins with. */
export function begin(db: DeskDatabase, base: string, { rules, hosts }: PublishedRules, changes = 0): void {
  db.transact(() => {
    replaceRules(db, rules)
    db.run(
      'UPDATE draft SET base = ?, changes = ?, hosts = ?, version = version + 1',
      base,
      changes,
      JSON.stringify(hosts),
    )
  })
}

/** Has the draft follow a revision of the rules it holds. */
export const follow = (db: DeskDatabase, base: string): void =>
  db.run('UPDATE draft SET base = ?, changes = 0, version = version + 1', base)

/** Counts a change of the draft. */
export const touch = (db: DeskDatabase): void => db.run('UPDATE draft SET changes = changes + 1, version = version + 1')

/** The state of the draft; one in which nothing was changed follows what is published. */
export async function stateOf({ db, kv }: DraftStores): Promise<DraftState> {
  const loaded = await loadPointer(kv)
  const pointer = typeof loaded === 'string' ? undefined : loaded
  const state = readState(db)
  const now = pointer?.revision ?? ''
  if (state.changes > 0 || state.base === now) return { ...state, pointer }
  begin(db, now, await publishedRules(kv, now))
  return { ...readState(db), pointer }
}

/** Takes back all that was changed and begins with what is published. */
export async function discard({ db, kv }: DraftStores, member: Member, now: number): Promise<void> {
  const { base, changes, pointer } = await stateOf({ db, kv })
  const revision = pointer?.revision ?? ''
  begin(db, revision, await publishedRules(kv, revision))
  record(db, member, now, { action: 'discard draft', subject: 'redirects', before: `${changes} changes of ${base}` })
}

/** A host name, as a target has it: `help.example`. */
const hostName = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/

/** Says which hosts beside the store's own targets may lead to; gives back what is no host name, and then changes nothing. */
export function allowHosts(db: DeskDatabase, member: Member, now: number, text: string): readonly string[] {
  const hosts = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ]
  const wrong = hosts.filter(host => !hostName.test(host))
  if (wrong.length > 0) return wrong
  const before = readState(db).hosts.join(', ')
  db.transact(() => {
    db.run('UPDATE draft SET hosts = ?', JSON.stringify(hosts))
    touch(db)
    record(db, member, now, { action: 'allow hosts', subject: 'redirects', before, after: hosts.join(', ') })
  })
  return []
}

/** The draft as a table that can be imported again. */
export const exported = (db: DeskDatabase): string => printCsv(allRules(db).rules)
