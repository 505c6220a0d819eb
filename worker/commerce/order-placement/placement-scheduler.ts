/** The object's part in order placement: attempts under way in memory, and the alarm that finishes the others. */
export type PlacementScheduler = {
  /** Begins an attempt that replays can wait for. */
  readonly begin: (orderNumber: string, attempt: Promise<void>) => void
  /** The attempt under way, if it is younger than `attemptTimeoutMs`. */
  readonly underWay: (orderNumber: string) => Promise<void> | undefined
  /** Sees to it that open payments are looked at in `milliseconds`, or earlier. */
  readonly wakeIn: (milliseconds: number) => void
  /** The alarm has gone off: none is set any more. */
  readonly awoke: () => void
  /** Milliseconds after which an attempt counts as given up. */
  readonly attemptTimeoutMs: number
}

/** A scheduler over the object's single alarm; the earliest wish wins. Alarms run on the machine's own clock. */
export function placementScheduler(storage: DurableObjectStorage, attemptTimeoutMs: number): PlacementScheduler {
  const attempts = new Map<string, { readonly attempt: Promise<void>; readonly since: number }>()
  let next = 0
  return {
    attemptTimeoutMs,
    begin: (orderNumber, attempt) => {
      const entry = { attempt: attempt.finally(() => attempts.delete(orderNumber)), since: Date.now() }
      attempts.set(orderNumber, entry)
    },
    underWay: orderNumber => {
      const entry = attempts.get(orderNumber)
      return entry !== undefined && Date.now() - entry.since < attemptTimeoutMs ? entry.attempt : undefined
    },
    awoke: () => {
      next = 0
    },
    wakeIn: milliseconds => {
      const at = Date.now() + milliseconds
      if (next > Date.now() && at >= next) return
      next = at
      void storage.setAlarm(at)
    },
  }
}
