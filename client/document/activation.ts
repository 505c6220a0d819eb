/**
 * Runs the work at once, or when a prerendered page is activated: until then it shows, counts, stores and requests
 * nothing.
 */
export function whenActivated(work: () => void): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean }
  if (prerendering !== true) return work()
  // It is shown first: all that is on it works without script.
  const shown = () => requestAnimationFrame(() => setTimeout(work))
  document.addEventListener('prerenderingchange', shown, { once: true })
}
