import { compareForm } from '#src/product-ui/card/compare-form.ts'

/** How many pixels below the window something is near. */
const near = 300

/** Cards that wait to be laid out when a page has come: on a phone all but the two rows that it shows. */
const farCards = () => `[data-cards] > :nth-child(n + ${matchMedia('(width < 48rem)').matches ? 5 : 9})`

/** What is out of the page, by what it stands in; a comment keeps its place. */
const waiting = new WeakMap<Element, { readonly taken: Element; readonly place: Comment }>()

/** Puts it back; there may be no room for another product to compare by now. */
function putBack(around: Element): void {
  const far = waiting.get(around)
  if (far === undefined) return
  waiting.delete(around)
  const { taken, place } = far
  if (taken instanceof HTMLInputElement)
    taken.disabled = document.querySelector(`[form="${compareForm}"]:disabled`) !== null
  place.replaceWith(taken)
}

let nearing: IntersectionObserver | undefined

const whenNear = (): IntersectionObserver =>
  (nearing ??= new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          observer.unobserve(target)
          putBack(target)
        }
    },
    { rootMargin: `${near}px` },
  ))

function takeOut(taken: Element, around: Element): void {
  const place = document.createComment('')
  taken.replaceWith(place)
  waiting.set(around, { taken, place })
  whenNear().observe(around)
}

/**
 * Takes the boxes to compare in cards far below, and the form at the end of the page, out of it until they come near. Once a page
 * has come browsers look for fields that they could fill in, and lay out whatever has one, though it waits to be laid out
 * (`content-visibility`): one by one, which keeps a phone from all else for as long as everything before took. What is ticked
 * stays.
 *
 * @returns puts the form back, for whoever goes by a list of the page's fields
 */
export function takeFarFields(root: ParentNode): () => void {
  const boxes = root.querySelectorAll(`${farCards()} > label > input[form="${compareForm}"]:not(:checked)`)
  for (const box of boxes) {
    const card = box.closest('li')
    if (card !== null) takeOut(box, card)
  }
  const foot = root.querySelector('footer')
  const form = foot?.querySelector('form')
  if (!foot || !form || foot.getBoundingClientRect().top < innerHeight + near) return () => undefined
  takeOut(form, foot)
  return () => putBack(foot)
}
