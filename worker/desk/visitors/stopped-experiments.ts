import { writeStoppedExperiments } from '#kv/stopped-experiments.ts'
import { flagTag } from '#src/experiments/flag-tag.ts'

import { record } from '../audit/log.ts'
import type { DeskDatabase } from '../db/database.ts'
import type { Member } from '../staff/roles.ts'
import { purgeTags, type PurgeTools } from '../stored/purge-pages.ts'

/** An experiment that somebody stopped: its id, when (milliseconds since 1970) and who. */
export type StoppedExperiment = { readonly id: string; readonly at: number; readonly who: string }

export const stoppedExperiments = (db: DeskDatabase): readonly StoppedExperiment[] =>
  db.all<StoppedExperiment>('SELECT id, at, who FROM stopped_experiments ORDER BY at, id')

/** An experiment as it is stopped or resumed. */
export type SwitchedExperiment = { readonly id: string; readonly key: string; readonly flag: string }

/**
 * Stops an experiment, so that the store shows everybody what is there without it, or lets it go on. The store reads what is
 * stopped from KV; pages that depend on the flag are purged.
 */
export async function switchExperiment(
  tools: PurgeTools,
  member: Member,
  { id, key, flag }: SwitchedExperiment,
  isStopped: boolean,
): Promise<void> {
  const { db, clock, pages } = tools
  const others = stoppedExperiments(db).filter(one => one.id !== id)
  const wasStopped = others.length < stoppedExperiments(db).length
  await writeStoppedExperiments(pages, [...others.map(one => one.id), ...(isStopped ? [id] : [])])
  if (isStopped)
    db.run('INSERT OR IGNORE INTO stopped_experiments (id, at, who) VALUES (?, ?, ?)', id, clock(), member.email)
  else db.run('DELETE FROM stopped_experiments WHERE id = ?', id)
  const words = (stopped: boolean) => (stopped ? 'stopped' : 'running')
  record(db, member, clock(), {
    action: isStopped ? 'stop experiment' : 'resume experiment',
    subject: `${flag} · ${key}`,
    before: words(wasStopped),
    after: words(isStopped),
  })
  await purgeTags(tools, member, [flagTag(flag)])
}
