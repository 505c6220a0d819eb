import { moreShown } from '#src/kit/events.ts'

import { parsePage } from '../document/parse-page.ts'
import { listening } from '../mount/listening.ts'
import { goTo } from '../navigation/go-to.ts'
import { wholeSheet } from '../document/style-sheets.ts'
import { fetchPage } from '../navigation/prefetch.ts'

const cards = 'ul[data-cards]'

/** The page a link leads to, when it was made by the build this one was. */
async function pageOf(link: HTMLAnchorElement): Promise<Document | undefined> {
  const page = await fetchPage(link.href, '1', new AbortController().signal).catch(() => undefined)
  const parsed = page && parsePage(page.html)
  return parsed?.documentElement.dataset.build === document.documentElement.dataset.build ? parsed : undefined
}

const imported = <Node extends Element>(element: Node) => document.importNode(element, true)

/** Puts the products of `from` before or after those of the list, and its way on in the place of the link's. */
function join(place: HTMLElement, list: Element, from: Document): boolean {
  const fresh = [...from.querySelectorAll(`main ${cards} > li`)].map(imported)
  const [first] = fresh
  if (first === undefined) return false
  const isNext = place.dataset.more === 'next'
  list[isNext ? 'append' : 'prepend'](...fresh)
  const wayOn = from.querySelector(`main [data-more="${place.dataset.more}"]`)
  if (wayOn === null) place.remove()
  else place.replaceWith(imported(wayOn))
  first.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
  return true
}

/** When the next products cannot be added here, their page is opened instead. */
async function bring(link: HTMLAnchorElement, place: HTMLElement, list: Element) {
  link.setAttribute('aria-busy', 'true')
  // A card there may have something that none here has.
  const [page] = await Promise.all([pageOf(link), wholeSheet()])
  if (!link.isConnected) return
  if (page === undefined || !join(place, list, page)) return goTo(link.href)
  // Keeps the position in the address, for a reload or a shared link.
  if (place.dataset.more === 'next') history.replaceState(history.state, '', link.href)
  dispatchEvent(new CustomEvent(moreShown))
}

/** A link to the next page of a list brings that page's products here instead. */
export const mount = listening({
  click: (event, link) => {
    const { metaKey, ctrlKey, shiftKey } = event as MouseEvent
    const place = link.closest<HTMLElement>('[data-more]')
    const list = place?.parentElement?.querySelector(cards)
    if (metaKey || ctrlKey || shiftKey || !place || !list || !(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    if (link.getAttribute('aria-busy') !== 'true') void bring(link, place, list)
  },
})
