/** Resolves after so many milliseconds. */
export const sleep = (ms: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, ms)
  })

/**
 * The value of `work`, or undefined when it takes longer than `ms` milliseconds. Rejects as `work` does. The work
 * itself goes on; what must be stopped takes a signal, as requests do with `AbortSignal.timeout`.
 */
export const timeout = <Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, undefined)
    work.then(
      value => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
