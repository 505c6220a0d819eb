/** Resolves after so many milliseconds. */
export const sleep = (ms: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, ms)
  })

/**
 * The value of `work`, or undefined when it takes longer than `ms` milliseconds. Rejects as `work` does. The work
 * itself goes on; what must be stopped takes a signal, as requests do with `AbortSignal.timeout`.
 */
export async function timeout<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(late.resolve, ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
