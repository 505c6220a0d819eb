import { ownValue } from '#src/kit/own-value.ts'

import type { FlagSet } from './flag-set.ts'

/**
 * Whether a switch is on for everybody. `unanswered` while there has never been a datafile: neither on, because a page that
 * is not ready must not appear when something is down, nor off, because one that people need must not go.
 */
export type FlagState = 'on' | 'off' | 'unknown' | 'unanswered'

/** Tells how a flag stands. */
export type AskFlag = (flag: string) => Promise<FlagState>

/** A flag's value without any experiment (R220). */
export function flagStateIn(flags: Pick<FlagSet, 'everybody'> | undefined, flag: string): FlagState {
  if (flags === undefined) return 'unanswered'
  const decision = ownValue(flags.everybody, flag)
  return decision === undefined ? 'unknown' : decision.enabled ? 'on' : 'off'
}
