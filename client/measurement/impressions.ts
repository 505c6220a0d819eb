import { listOf, productsIn } from './product-links.ts'
import { measure } from './queue.ts'

/** A block counts as seen when half of it, or of the window, has been in view for a second. */
const share = 0.5
const restMs = 1_000
/** One event names no more products. */
const mostItems = 100

let watching:
  | { readonly observer: IntersectionObserver; readonly timers: Map<Element, ReturnType<typeof setTimeout>> }
  | undefined

const isSeen = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) =>
  intersectionRatio >= share || intersectionRect.height >= innerHeight * share

function report(block: Element): void {
  const products = productsIn(block).slice(0, mostItems)
  const items = products.map((item_id, at) => ({ item_id, index: at }))
  if (items.length > 0) measure('view_item_list', { list: listOf(block).slice(0, 100), items })
  else measure('view_promotion', { block: listOf(block).slice(0, 100) })
}

/** Lists of products, and content blocks. */
const blocks = () => document.querySelectorAll('main section[aria-labelledby], main ul:has(a[href*="/p/"])')

/** Watches the blocks of the page that is on the screen now, and no longer those of the one before. */
export function watchImpressions(): void {
  watching?.observer.disconnect()
  for (const timer of watching?.timers.values() ?? []) clearTimeout(timer)
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const observer = new IntersectionObserver(
    entries => {
      for (const entry of entries) {
        const { target } = entry
        clearTimeout(timers.get(target))
        timers.delete(target)
        if (!isSeen(entry)) continue
        const seen = setTimeout(() => {
          observer.unobserve(target)
          report(target)
        }, restMs)
        timers.set(target, seen)
      }
    },
    { threshold: [0, 0.25, share, 0.75, 1] },
  )
  for (const block of blocks()) observer.observe(block)
  watching = { observer, timers }
}
