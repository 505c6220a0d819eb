import { sleep } from '#src/kit/time/timeout.ts'

/** Milliseconds between two looks whether the connection is back. */
const tryMs = 1_000

/** Whether the store answers anything at all. */
export const isConnected = (): Promise<boolean> =>
  fetch('/healthcheck/status', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Resolves as soon as it does. */
export async function connected(): Promise<void> {
  while (!(await isConnected())) await sleep(tryMs)
}
