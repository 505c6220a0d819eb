import { compareForm } from '#src/product-ui/card/compare-form.ts'

import { whenActivated } from '../prerender/activation.ts'

/** Boxes in cards that are far below, by their card. */
const waiting = new WeakMap<Element, { readonly label: Element; readonly box: HTMLInputElement }>()

/** Puts a box back; there may be no room for another product by now. */
function putBack(card: Element): void {
  const far = waiting.get(card)
  if (far === undefined) return
  waiting.delete(card)
  far.box.disabled = document.querySelector(`[form="${compareForm}"]:disabled`) !== null
  far.label.prepend(far.box)
}

let nearing: IntersectionObserver | undefined

/** Puts boxes back whose cards come near. */
const whenNear = (): IntersectionObserver =>
  (nearing ??= new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          observer.unobserve(target)
          putBack(target)
        }
    },
    { rootMargin: '300px' },
  ))

/**
 * Takes the boxes to compare out of cards far below until they come near. Once a page is loaded browsers look for fields that
 * they could fill in, and lay out each card that has one, though it waits to be laid out (`content-visibility`): one by one,
 * which keeps a phone from all else for as long as everything before took. What is ticked stays.
 */
export function takeFarBoxes(root: ParentNode): void {
  const boxes = root.querySelectorAll<HTMLInputElement>(
    `[data-cards] > :nth-child(n + 9) > label > input[form="${compareForm}"]:not(:checked)`,
  )
  for (const box of boxes) {
    const label = box.parentElement
    const card = label?.parentElement
    if (label === null || !card) continue
    waiting.set(card, { label, box })
    box.remove()
    whenNear().observe(card)
  }
}

/** Whether the page is shown once more, where it was left, and that may be at its foot. */
function isShownOnceMore(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' || navigation?.type === 'back_forward'
}

/**
 * Takes the form at the foot of a page out for the same reason, where it is far, until the page has loaded and is shown, or is
 * scrolled: whoever presses for a page that is just ready does not wait until its foot is laid out.
 */
export function takeFarForm(): void {
  if (isShownOnceMore()) return
  const foot = document.querySelector('body > footer')
  const form = foot?.querySelector('form')
  if (!foot || !form || foot.getBoundingClientRect().top < 2 * innerHeight) return
  const place = new Comment()
  const putBack = () => place.replaceWith(form)
  form.replaceWith(place)
  // Not as it loads, when browsers look for fields once more.
  addEventListener('load', () => whenActivated(() => setTimeout(putBack)), { once: true })
  addEventListener('scroll', putBack, { once: true })
}
