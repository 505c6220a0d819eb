/** `requestIdleCallback`, or a moment later where a browser has none. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 2_000 }) : setTimeout(work, 100)

/** At once when all of the page has come, else then. */
export const whenLoaded = (work: () => void) =>
  document.readyState === 'complete' ? work() : addEventListener('load', work, { once: true })
