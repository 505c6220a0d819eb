/** What script loaded, by address: each once, and again only when it did not come. */
const coming = new Map<string, Promise<void>>()

/** How long a style sheet is waited for, in milliseconds. */
const longestMs = 4_000

function attach(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const arrived = new Promise<void>(resolve => {
    link.onload = () => resolve()
    // Without it a dialog is plain and works, and nobody waits for one that hangs; whoever needs it next asks again.
    setTimeout(resolve, longestMs)
    link.onerror = () => {
      link.remove()
      coming.delete(href)
      resolve()
    }
  })
  document.head.append(link)
  return arrived
}

function linked(href: string | undefined): Promise<void> {
  if (href === undefined) return Promise.resolve()
  const before = coming.get(href)
  if (before !== undefined) return before
  // A page that came in parts has its own link, which goes with the page; what stays is in the head.
  const started =
    document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`) === null ? attach(href) : Promise.resolve()
  coming.set(href, started)
  return started
}

/**
 * The store's whole style sheet, for what is not in the document: dialogs, islands, other pages. A document carries the
 * style of its own elements alone (`worker/storefront/render/page-style.ts`). Resolves once it applies, or cannot be had.
 */
export const wholeSheet = (): Promise<void> => linked(document.documentElement.dataset.sheet)

/** Says in this tab which typefaces the browser has by now. */
const seenTypefaces = 'typefaces'

/** Takes the typefaces at once where a page before has fetched them: letters would otherwise change on every page. */
export function takeKeptTypefaces(): void {
  const { typefaces } = document.documentElement.dataset
  if (typefaces !== undefined && sessionStorage.getItem(seenTypefaces) === typefaces) void linked(typefaces)
}

/** Fetches the typefaces, and the whole style sheet ahead of its use; both yield to all that a page shows at first. */
export function fetchLaterStyles(): void {
  const { sheet, typefaces } = document.documentElement.dataset
  void linked(typefaces).then(() => sessionStorage.setItem(seenTypefaces, typefaces ?? ''))
  if (sheet === undefined) return
  const ahead = document.createElement('link')
  ahead.rel = 'prefetch'
  ahead.as = 'style'
  ahead.href = sheet
  document.head.append(ahead)
}
