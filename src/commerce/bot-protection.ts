/**
 * Sent when bot protection stood in the way of a call or a command (R292). What handles it gives `waitUntil` a promise;
 * once that is fulfilled the same is asked again by itself, once.
 */
export const botProtection = 'fellholm:bot-protection'

export type BotProtection = {
  /** The application that bot protection names in its answer. */
  readonly appId: string
  readonly waitUntil: (handled: Promise<unknown>) => void
}

/** Says that bot protection stood in the way, and resolves with whether somebody has dealt with it. */
export async function isPastBotProtection(appId: string): Promise<boolean> {
  const handling: Promise<unknown>[] = []
  const detail: BotProtection = { appId, waitUntil: handled => void handling.push(handled) }
  dispatchEvent(new CustomEvent(botProtection, { detail }))
  if (handling.length === 0) return false
  return Promise.all(handling).then(
    () => true,
    () => false,
  )
}
