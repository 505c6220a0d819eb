import { sleep } from '#src/kit/time/timeout.ts'

import { isCommandRunning } from '../forms/hold.ts'
import { isConnected } from '../navigation/connection.ts'
import { whenLoaded } from './idle.ts'

/** How often the store is asked which build it serves (R391). */
const pollMs = 300_000
/** R078: a page is reloaded for the same reason once in this time at most. */
const guardMs = 10_000
const guardKey = 'reloaded-at'

/** The build whose scripts run in this document. */
export const pageBuild = document.documentElement.dataset.build ?? ''
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
    const response = await fetch(`/builds/meta/${pageBuild}.json`)
    const { buildId } = (await response.json()) as { buildId?: unknown }
    isOld = typeof buildId === 'string' && buildId !== pageBuild
  } catch {
    // Offline or failing: what is open goes on as it is.
  }
}

/** How long the page is left alone before it is loaded again: by then a press has been given and said what it does. */
const calmMs = 1_000

/** Resolves when nothing that the shopper pressed or chose is under way. */
async function calm(): Promise<void> {
  do await sleep(calmMs)
  while (isCommandRunning())
}

let isJudging = false

/**
 * A part of the page did not come: it is gone with its build, or it was asked for without a connection, which browsers
 * remember. Only a new document has it, so the page is loaded again once the store answers.
 */
async function onMissingPart() {
  if (isJudging) return
  isJudging = true
  if (await isConnected()) {
    await calm()
    reloadOnce()
  }
  isJudging = false
}

/** Watches for a new build, and loads the page again when a part of the old one is no longer to be had. */
export function watchBuild(): void {
  whenLoaded(() => setTimeout(poll, 2_000))
  setInterval(poll, pollMs)
  addEventListener('vite:preloadError', () => void onMissingPart())
}
