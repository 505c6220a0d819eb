/**
 * Does its work at once; in a page that was made ready before anybody opened it, only when somebody does: until then it
 * says nothing, counts nothing, keeps nothing and asks for nothing.
 */
export function whenActivated(work: () => void): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean }
  if (prerendering !== true) return work()
  // It is shown first: all that is on it works without script.
  const shown = () => requestAnimationFrame(() => setTimeout(work))
  document.addEventListener('prerenderingchange', shown, { once: true })
}
