/** Runs one task at a time in the order they come, even while a task waits for something else. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Turns of one object. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
