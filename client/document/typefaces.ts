/** Less is no layout shift: what browsers count begins at three pixels (Layout Instability). */
const leastMovePx = 3

/** How many elements are laid out in one task, at the most: some thirty milliseconds of a phone's. */
const mostElements = 40

// As `client/navigation/in-view.ts`, which every page runs: to share it would be a file more for each to fetch.
const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight

/** How high the innermost elements stand that can be seen: what moves takes some of them with it. */
function topsInView(
  element: Element = document.body,
  found = new Map<Element, number>(),
): ReadonlyMap<Element, number> {
  const box = element.getBoundingClientRect()
  const isEmpty = box.width === 0 && box.height === 0
  if (isEmpty && getComputedStyle(element).display !== 'contents') return found
  if (!isEmpty && !isInView(box)) return found
  const known = found.size
  for (const child of element.children) topsInView(child, found)
  if (!isEmpty && found.size === known) found.set(element, box.top)
  return found
}

function hasMoved(before: ReadonlyMap<Element, number>): boolean {
  for (const [element, top] of before)
    if (Math.abs(element.getBoundingClientRect().top - top) > leastMovePx) return true
  return false
}

const elementsIn = (part: Element) => part.getElementsByTagName('*').length + 1

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some(node => node instanceof Text && node.data.trim() !== '')

/** Parts that hold all that is written, each small, or written in itself. */
const partsOf = (element: Element): readonly Element[] =>
  elementsIn(element) <= mostElements || hasText(element) ? [element] : [...element.children].flatMap(partsOf)

/** Parts one after the other, as many as fit into a task. */
function batchesOf(parts: readonly Element[]): readonly (readonly Element[])[] {
  const batches: Element[][] = [[]]
  let elements = 0
  for (const part of parts) {
    elements += elementsIn(part)
    if (elements > mostElements) {
      batches.push([])
      elements = elementsIn(part)
    }
    batches.at(-1)?.push(part)
  }
  return batches
}

/** Sets parts in the typefaces, and takes it back in the same task where that moves what stood so high. Says whether it stays. */
function set(parts: readonly Element[], tops: ReadonlyMap<Element, number>): boolean {
  const toggle = (isSet: boolean) => parts.forEach(part => part.toggleAttribute('data-typeset', isSet))
  toggle(true)
  if (!hasMoved(tops)) return true
  toggle(false)
  return false
}

const familyOf = (element: Element) => getComputedStyle(element).fontFamily

/** Whether the children of a part may be set without it: nothing is written in itself, and what is has the family of all texts. */
const isDivisible = (part: Element) =>
  part.childElementCount > 0 && !hasText(part) && familyOf(part) === familyOf(document.body)

/** Sets all of a part but the least that would move something. */
function setWhatStays(part: Element): void {
  if (set([part], topsInView())) return
  if (isDivisible(part)) for (const child of part.children) setWhatStays(child)
  else part.toggleAttribute('data-stand-in', true)
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))

/**
 * Sets the page in its typefaces, which have been fetched, part by part: all at once would be one task of a tenth of a second
 * on a phone. Letters may be as wide as those that stand in and still break one row elsewhere; what that would move stays as it is
 * read. All that comes after with the whole style sheet is set in them from the beginning.
 */
export async function setInTypefaces(): Promise<void> {
  for (const batch of batchesOf(partsOf(document.body))) {
    const tops = topsInView()
    await nextTask()
    if (!set(batch, tops)) batch.forEach(setWhatStays)
  }
  document.documentElement.toggleAttribute('data-typefaces', true)
}
