import { timeout } from '#src/kit/time/timeout.ts'

import { isInHead } from './linked-sheet.ts'

/** How long the style sheet is waited for, in milliseconds. */
const longestMs = 4_000

let coming: Promise<void> | undefined

async function attach(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const arrived = new Promise<void>(resolve => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      coming = undefined
      resolve()
    }
  })
  document.head.append(link)
  // Without its style a dialog is plain but works, so a sheet that does not come is not waited for any longer.
  await timeout(longestMs, arrived)
}

/**
 * The store's whole style sheet, for what is not in the document: dialogs, islands, other pages. A document carries the
 * style of its own elements alone (`worker/storefront/render/page-style.ts`). Resolves once it applies, or cannot be had.
 */
export function wholeSheet(): Promise<void> {
  const href = document.documentElement.dataset.sheet
  if (href === undefined) return Promise.resolve()
  coming ??= isInHead(href) ? Promise.resolve() : attach(href)
  return coming
}
