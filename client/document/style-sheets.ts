import { personalSheetOf } from '#src/kit/style-sheets.ts'
import { timeout } from '#src/kit/time/timeout.ts'

/** How long a style sheet is waited for, in milliseconds. */
const longestMs = 4_000

/** Sheets that the document has for good, or soon; a page that came in parts has links of its own, which go with it. */
const coming = new Map<string, Promise<void>>()

async function attach(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const arrived = new Promise<void>(resolve => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      coming.delete(href)
      resolve()
    }
  })
  // Behind the style that stands before the page, which has some of these rules and not those that come after them.
  document.body.append(link)
  // Without its style a page or a dialog is plain but works, so a sheet that does not come is not waited for any longer.
  await timeout(longestMs, arrived)
}

function linked(href: string): Promise<void> {
  const known = coming.get(href) ?? attach(href)
  coming.set(href, known)
  return known
}

/**
 * The whole style of a page, the one that is shown if none is named, and of what is not in the document: dialogs, islands, other
 * pages. A document carries the style of its own elements alone (`worker/storefront/render/style/page-style.ts`); a personal page
 * has a style of its own, or a link to what only such pages look like where script put it in, which a link for good replaces.
 * Resolves once all applies, or cannot be had.
 */
export async function wholeSheet(page: Element | null = document.querySelector('main')): Promise<void> {
  const { sheet } = document.documentElement.dataset
  if (sheet === undefined) return
  const personal = personalSheetOf(sheet)
  const own = page?.querySelector(`:scope > style, link[href="${personal}"]`)
  await Promise.all([linked(sheet), own && linked(personal)])
  if (coming.has(personal)) own?.remove()
}
