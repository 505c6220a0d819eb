import { shopperChanged, commandAnswered } from '#src/kit/events.ts'
import { sleep } from '#src/kit/time/timeout.ts'
import { isAllowedHere } from '#src/visitor/consent-here.ts'
import type { CommandAnswer } from '#src/shop/command-answer.ts'

import { reloadOnce } from '../document/build.ts'
import { pageLocale } from '../document/page-locale.ts'
import { isCommandRunning } from '../forms/hold.ts'
import { readFromServiceWorker, type FromPage } from '../service-worker/messages.ts'
import { whenResting } from './resting.ts'

/** How long a page is left alone before it is looked at again whether it may be loaded anew. */
const lookMs = 1_000

const withoutHash = (address: string) => address.replace(/#.*/, '')

const builtFiles = () => {
  const names = performance.getEntriesByType('resource').map(({ name }) => withoutHash(name))
  return [...new Set(names)].filter(name => new URL(name).pathname.startsWith('/assets/'))
}

/** Messages the active service worker, if there is one. */
async function tell(message: FromPage) {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message, {})
}

/** Kept pages show what a shopper looks for, so they need consent. */
async function tellSeen() {
  await navigator.serviceWorker.ready
  if (!(await isAllowedHere('functional', pageLocale()))) return
  // The soft navigation code is kept as well, because links on the offline page use it.
  await import('../navigation/page-swap.ts')
  await tell({ type: 'fellholm:seen', url: withoutHash(location.href), files: builtFiles() })
}

/** Deletes the kept pages after a sign-in, a sign-out or another consent choice. */
const tellForget = () => tell({ type: 'fellholm:forget' })

async function onConsent() {
  await tellForget()
  whenResting(tellSeen)
}

const isFilledIn = (field: HTMLInputElement | HTMLTextAreaElement) => field.value !== field.defaultValue

/** Whether a reload would lose something: a request under way, an open dialog, or a filled-in field. */
const isAtWork = () =>
  isCommandRunning() ||
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(isFilledIn)

/** R207: reloads the page under a new build once nothing can be lost. */
async function onUpdate(build: string) {
  if (build === document.documentElement.dataset.build) return
  while (isAtWork()) await sleep(lookMs)
  reloadOnce()
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw-nora.js', { updateViaCache: 'none' })
  } catch (error) {
    // A browser that forbids it has the store without.
    console.warn('the service worker was not registered', error)
  }
}

/**
 * R206: registers the service worker, which keeps public pages that were seen here: it fetches them and their files once more, so not
 * while somebody is at something. Not in development, where it would serve outdated files.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const message = readFromServiceWorker(data)
    if (message !== undefined) void onUpdate(message.build)
  })
  globalThis.navigation?.addEventListener('navigatesuccess', () => whenResting(tellSeen))
  addEventListener(shopperChanged, () => void tellForget())
  document.addEventListener(commandAnswered, event => {
    const { target, detail } = event as CustomEvent<CommandAnswer>
    if (detail.ok && (target as HTMLFormElement).dataset.command === 'visitor/consent') void onConsent()
  })
  whenResting(register)
  whenResting(tellSeen)
}
