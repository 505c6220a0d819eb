import { writeStoppedExperiments } from '#kv/stopped-experiments.ts'
import { flagTag } from '#src/experiments/flag-tag.ts'

import { record } from '../audit/log.ts'
import type { DeskDatabase } from '../db/database.ts'
import type { Member } from '../staff/roles.ts'
import { purgeTags, type PurgeTools } from '../stored/purge-pages.ts'

/** An experiment that somebody stopped or let go on: its id, when (milliseconds since 1970) and who. */
export type SwitchedExperiment = { readonly id: string; readonly at: number; readonly who: string }

/** KV has told every place after so long, in milliseconds. */
const worldwideAfterMs = 60_000

export const stoppedExperiments = (db: DeskDatabase): readonly SwitchedExperiment[] =>
  db.all<SwitchedExperiment>('SELECT id, at, who FROM stopped_experiments ORDER BY at, id')

/** Those that go on, but that some place may still take for stopped. */
export const resumedExperiments = (db: DeskDatabase, now: number): readonly SwitchedExperiment[] =>
  db.all<SwitchedExperiment>(
    'SELECT id, at, who FROM resumed_experiments WHERE at > ? ORDER BY id',
    now - worldwideAfterMs,
  )

/** Writes down which of the two an experiment is now, since when and by whom. */
function keepSwitched(db: DeskDatabase, { id, at, who }: SwitchedExperiment, isStopped: boolean): void {
  const [to, from] = isStopped
    ? ['stopped_experiments', 'resumed_experiments']
    : ['resumed_experiments', 'stopped_experiments']
  db.transact(() => {
    db.run(`INSERT OR REPLACE INTO ${to} (id, at, who) VALUES (?, ?, ?)`, id, at, who)
    db.run(`DELETE FROM ${from} WHERE id = ?`, id)
    db.run('DELETE FROM resumed_experiments WHERE at <= ?', at - worldwideAfterMs)
  })
}

/** An experiment as it is stopped or resumed. */
export type SwitchableExperiment = { readonly id: string; readonly key: string; readonly flag: string }

/**
 * Stops an experiment, so that the store shows everybody what is there without it, or lets it go on. The store reads what is
 * stopped from KV; pages that depend on the flag are purged.
 */
export async function switchExperiment(
  tools: PurgeTools,
  member: Member,
  { id, key, flag }: SwitchableExperiment,
  isStopped: boolean,
): Promise<void> {
  const { db, clock, pages } = tools
  const others = stoppedExperiments(db).filter(one => one.id !== id)
  const wasStopped = others.length < stoppedExperiments(db).length
  await writeStoppedExperiments(pages, [...others.map(one => one.id), ...(isStopped ? [id] : [])])
  if (wasStopped !== isStopped) keepSwitched(db, { id, at: clock(), who: member.email }, isStopped)
  const words = (stopped: boolean) => (stopped ? 'stopped' : 'running')
  record(db, member, clock(), {
    action: isStopped ? 'stop experiment' : 'resume experiment',
    subject: `${flag} · ${key}`,
    before: words(wasStopped),
    after: words(isStopped),
  })
  await purgeTags(tools, member, [flagTag(flag)])
}
