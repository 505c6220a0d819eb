import type { LogHandler } from '@optimizely/optimizely-sdk/universal'

/** Hears what the flag library warns of. */
export type Warn = (message: string) => void

/** A datafile says the same of itself with every decision: each message is told once, and so many at the most. */
const mostMessages = 50

/** Tells each message once. */
export function once(warn: Warn): Warn {
  const logged = new Set<string>()
  return message => {
    if (logged.has(message) || logged.size >= mostMessages) return
    logged.add(message)
    warn(message)
  }
}

/** Hands on what the library has to say; its level is set where its logger is made. */
export const logHandlerFor = (warn: Warn): LogHandler => ({ log: (_level, message) => warn(message) })
