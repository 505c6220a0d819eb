let coming: Promise<void> | undefined

function attach(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const arrived = new Promise<void>(resolve => {
    link.onload = () => resolve()
    // Without it a dialog is plain and works; whoever needs it next asks again.
    link.onerror = () => {
      link.remove()
      coming = undefined
      resolve()
    }
  })
  document.head.append(link)
  return arrived
}

/**
 * The store's whole style sheet, for what is not in the document: dialogs, islands, other pages, and the typefaces. A
 * document carries the style of its own elements alone (`worker/storefront/render/page-style.ts`). Resolves once it
 * applies, or cannot be had.
 */
export function wholeSheet(): Promise<void> {
  const { sheet } = document.documentElement.dataset
  if (sheet === undefined || document.querySelector(`link[rel="stylesheet"][href="${sheet}"]`) !== null)
    return coming ?? Promise.resolve()
  coming ??= attach(sheet)
  return coming
}
