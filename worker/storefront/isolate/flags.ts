import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'
import type { FlagSet } from '#src/experiments/flag-set.ts'

/** This isolate's copy of the experiments' datafile, the same for every visitor. */
export type Flags = {
  /** Those of the last good datafile; nothing while there has been none. */
  current: FlagSet | undefined
  /** That datafile as it came, with the experiments that the desk has stopped. */
  source: Datafile | undefined
  /** Ids of those that it has. */
  stopped: readonly string[]
  /** When to read them again, ms since 1970. */
  stoppedDueAt: number
  /** When to ask for the datafile again, ms since 1970. */
  dueAt: number
  /** How often it could not be had in a row. */
  failures: number
  /** The first look at it, which all who ask meanwhile wait for. */
  looking: { readonly work: Promise<FlagSet | undefined>; readonly since: number } | undefined
}

export const createFlags = (): Flags => ({
  current: undefined,
  source: undefined,
  stopped: [],
  stoppedDueAt: 0,
  dueAt: 0,
  failures: 0,
  looking: undefined,
})
