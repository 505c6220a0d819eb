import { isConnected } from './connection.ts'

/** How often the store is asked which build it serves (R391). */
const pollMs = 300_000
/** R078: a page is reloaded for the same reason once in this time at most. */
const guardMs = 10_000
const guardKey = 'reloaded-at'

const ownBuild = document.documentElement.dataset.build ?? ''
let isOld = false

/** Whether the store has been deployed anew since this page was loaded: the next navigation then loads a whole page. */
export const isOutdated = (): boolean => isOld

const storage = {
  read: () => {
    try {
      return Number(sessionStorage.getItem(guardKey) ?? 0)
    } catch {
      return 0
    }
  },
  write: (at: number) => {
    try {
      sessionStorage.setItem(guardKey, `${at}`)
    } catch {
      // A full or forbidden storage only means that the guard forgets.
    }
  },
}

/** Loads the page again, unless that was tried a moment ago. */
export function reloadOnce(): void {
  if (Date.now() - storage.read() < guardMs) return
  storage.write(Date.now())
  location.reload()
}

async function poll() {
  try {
    const response = await fetch(`/builds/meta/${ownBuild}.json`)
    const { buildId } = (await response.json()) as { buildId?: unknown }
    isOld = typeof buildId === 'string' && buildId !== ownBuild
  } catch {
    // Offline or failing: what is open goes on as it is.
  }
}

/** Watches for a new build, and loads the page again when a part of the old one is no longer there; not without a connection. */
export function watchBuild(): void {
  addEventListener('load', () => setTimeout(poll, 2_000))
  setInterval(poll, pollMs)
  addEventListener('vite:preloadError', event => {
    event.preventDefault()
    void isConnected().then(isThere => isThere && reloadOnce())
  })
}
