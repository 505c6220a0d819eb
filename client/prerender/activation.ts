/** Runs the work once the page has been painted for the first time, in a task of its own. */
export function afterFirstPaint(work: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    setTimeout(work)
  })
  observer.observe({ type: 'paint', buffered: true })
}

/**
 * Runs the work at once, or when a prerendered page has been activated and is shown: until then it shows, counts, stores and
 * requests nothing, and all that is on it works without script.
 */
export function whenActivated(work: () => void): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean }
  if (prerendering === true) afterFirstPaint(work)
  else work()
}

/**
 * A page that nobody sees is left alone so long before anything more is done in it: one that is made ready is often opened as soon
 * as it is there, and would be shown a tenth of a second later.
 */
const quietMs = 1_000

/** Resolves at once in a page that is seen; in another once it has been left alone for a while, or has been painted. */
export async function leftAlone(): Promise<void> {
  if (!document.hidden) return
  await new Promise<void>(resolve => {
    afterFirstPaint(resolve)
    setTimeout(resolve, quietMs)
  })
}
