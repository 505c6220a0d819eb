import { listening } from '../mount/listening.ts'

/** The page's address without what only this visit needs. */
const address = () => location.origin + location.pathname + location.search

/** Hands the page to the platform's share sheet, or puts its address on the clipboard and says so. */
export const mount = listening({
  click: (event, root) => {
    if ((event.target as Element).closest('button') === null) return
    const title = root.dataset.name ?? document.title
    if (typeof navigator.share === 'function') {
      // Closing the share sheet rejects; that is no failure.
      void navigator.share({ title, url: address() }).catch(() => undefined)
      return
    }
    const place = root.querySelector<HTMLElement>('[role="status"]')
    void navigator.clipboard.writeText(address()).then(() => place?.replaceChildren(place.dataset.copiedText ?? ''))
  },
})
