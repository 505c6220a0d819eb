import { createBuilder, createLogger, type Logger } from 'vite'

/** The builds in order: the storefront needs the manifest of the browser's files. */
const parts = {
  storefront: ['client', 'storefront'],
  commerce: ['commerce'],
  pictures: ['pictures'],
  payments: ['payments'],
  chat: ['chat'],
  desk: ['desk'],
} as const

export type BuiltWorker = keyof typeof parts
export const workerNames = Object.keys(parts) as readonly BuiltWorker[]
export const isWorkerName = (name: string): name is BuiltWorker => name in parts

/** Remarks of the build that are no faults: addresses the platform answers, and a selector newer than the minifier. */
const known = /didn't resolve at build time|'scroll-button' is not recognized/

function quietLogger(): Logger {
  const logger = createLogger('warn')
  const { warn, warnOnce } = logger
  logger.warn = (message, options) => known.test(message) || warn(message, options)
  logger.warnOnce = (message, options) => known.test(message) || warnOnce(message, options)
  return logger
}

/** Builds the browser's scripts and the workers, for this machine or for the world. */
export async function buildStore(
  target: 'local' | 'production',
  workers: readonly BuiltWorker[] = workerNames,
): Promise<void> {
  const mode = target === 'local' ? 'sandbox' : target
  const builder = await createBuilder({ mode, logLevel: 'warn', customLogger: quietLogger() })
  for (const part of workers.flatMap(worker => parts[worker])) {
    const environment = builder.environments[part]
    if (environment === undefined) throw new Error(`vite.config.ts has no environment ${part}`)
    await builder.build(environment)
  }
}
