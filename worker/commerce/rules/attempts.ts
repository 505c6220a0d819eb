/** D04: the fourth wrong password is warned of (AUT426), the fifth locks the user for half an hour (AUT423). */
const warnedAt = 4
const lockedAt = 5
const lockMs = 30 * 60_000

export type Attempts = { readonly failedAttempts: number; readonly lockedUntil?: number }

/** Minutes a user still has to wait; nothing when not locked. */
export function minutesLocked({ lockedUntil }: Attempts, at: number): number | undefined {
  return lockedUntil === undefined || lockedUntil <= at ? undefined : Math.ceil((lockedUntil - at) / 60_000)
}

type Failed = {
  readonly code: 'wrong' | 'last' | 'locked'
  readonly failedAttempts: number
  readonly lockedUntil: number | null
}

/** An address without an account is counted as one with: five wrong passwords within the time a lock lasts. */
export const strangersLimit = { most: lockedAt, withinMs: lockMs } as const

/** The attempts after another wrong password. A lock that is over starts the count again. */
export function afterFailure({ failedAttempts, lockedUntil }: Attempts, at: number): Failed {
  const before = lockedUntil !== undefined && lockedUntil <= at ? 0 : failedAttempts
  const count = before + 1
  if (count >= lockedAt) return { code: 'locked', failedAttempts: count, lockedUntil: at + lockMs }
  return { code: count === warnedAt ? 'last' : 'wrong', failedAttempts: count, lockedUntil: null }
}
