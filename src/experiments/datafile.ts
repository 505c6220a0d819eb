import * as v from 'valibot'

import { datafile as shape, type Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Warn } from './library/logger.ts'

/** Conditions of an audience are JSON within JSON; the library reads them while it starts. */
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const sound = v.pipe(
  shape,
  v.check(({ audiences }) => audiences.every(({ conditions }) => isJson(conditions)), 'conditions that are JSON'),
)

/** Every rule of an experiment, those of groups included. */
const experimentsOf = ({ experiments, groups }: Datafile) => [
  ...experiments,
  ...groups.flatMap(group => group.experiments),
]

/**
 * R349: a flag’s rules that the datafile does not hold are left out and told of. The library refuses the whole file
 * because of one (docs/decisions/023).
 */
function withKnownRules(datafile: Datafile, warn: Warn): Datafile {
  const known = new Set(experimentsOf(datafile).map(({ id }) => id))
  const featureFlags = datafile.featureFlags.map(flag => {
    for (const id of flag.experimentIds) if (!known.has(id)) warn(`flag ${flag.key}: no experiment ${id} is known`)
    return { ...flag, experimentIds: flag.experimentIds.filter(id => known.has(id)) }
  })
  return { ...datafile, featureFlags }
}

/** A datafile, checked as the library checks it. `DATAFILE` with the reason when it is invalid. */
export function readDatafile(json: unknown, warn: Warn): Result<Datafile, 'DATAFILE'> {
  const parsed = v.safeParse(sound, json)
  if (parsed.success) return ok(withKnownRules(parsed.output, warn))
  const [issue] = parsed.issues
  return fail('DATAFILE', `${v.getDotPath(issue) ?? 'datafile'}: ${issue.message}`)
}

/** The experiments of a flag that run now, in its order: those that put visitors into buckets (R217). */
export function runningRules(datafile: Datafile, flag: string): ReturnType<typeof experimentsOf> {
  const ids = datafile.featureFlags.find(({ key }) => key === flag)?.experimentIds ?? []
  const running = new Map(experimentsOf(datafile).flatMap(one => (one.status === 'Running' ? [[one.id, one]] : [])))
  return ids.flatMap(id => running.get(id) ?? [])
}

/** The datafile as if some of its experiments, by id, did not run: everybody sees what is there without them. */
export function withStopped(datafile: Datafile, stopped: readonly string[]): Datafile {
  if (stopped.length === 0) return datafile
  const stop = (rules: Datafile['experiments']): Datafile['experiments'] =>
    rules.map(rule => (stopped.includes(rule.id) ? { ...rule, status: 'Paused' } : rule))
  return {
    ...datafile,
    experiments: stop(datafile.experiments),
    groups: datafile.groups.map(group => ({ ...group, experiments: stop(group.experiments) })),
  }
}
