/** Laid out in one go: on a slow phone well under the fifty milliseconds at which a press would be held up. */
const atOnce = 3

/** `requestIdleCallback`, or a moment later where a browser has none. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 2_000 }) : setTimeout(work, 100)

/** At once when all of the page has come, else then. */
export const whenLoaded = (work: () => void) =>
  document.readyState === 'complete' ? work() : addEventListener('load', work, { once: true })

/**
 * Lays out what the style sheet leaves for later (`data-later` on a list; its first things are there at once), a few at
 * a time while the browser has nothing else to do. Without script each is laid out when it comes near.
 */
export function startLayingOut(within: ParentNode): void {
  const left = [...within.querySelectorAll('[data-later] > *')]
  const some = () => {
    for (const element of left.splice(0, atOnce)) element.setAttribute('data-laid-out', '')
    if (left.length > 0) whenIdle(some)
  }
  if (left.length > 0) whenLoaded(() => whenIdle(some))
}
