import { sleep } from '#src/kit/time/timeout.ts'

import { isInView } from '../navigation/in-view.ts'
import { holdBelow } from '../prerender/below-screen.ts'

/** Less is no layout shift: what browsers count begins at three pixels (Layout Instability). */
const leastMovePx = 3

/** How many elements are laid out in one task, at the most: some thirty milliseconds of a phone's. */
const mostElements = 30

/** Elements and how high they stand. */
type Tops = Map<Element, number>

/** The innermost elements that can be seen: what moves takes some of them with it. */
function topsInView(element: Element = document.body, found: Tops = new Map()): Tops {
  const box = element.getBoundingClientRect()
  const isEmpty = box.width === 0 && box.height === 0
  if (isEmpty && getComputedStyle(element).display !== 'contents') return found
  if (!isEmpty && !isInView(box)) return found
  const known = found.size
  for (const child of element.children) topsInView(child, found)
  if (!isEmpty && found.size === known) found.set(element, box.top)
  return found
}

/** Whether any of them stands elsewhere by now; if none does, less than a shift is taken note of. */
function hasMoved(before: Tops): boolean {
  const now: Tops = new Map()
  for (const [element, top] of before) {
    const { top: newTop } = element.getBoundingClientRect()
    if (Math.abs(newTop - top) > leastMovePx) return true
    now.set(element, newTop)
  }
  for (const [element, top] of now) before.set(element, top)
  return false
}

const elementsIn = (part: Element) => part.getElementsByTagName('*').length + 1

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some(node => node instanceof Text && node.data.trim() !== '')

/** Whether nothing of an element is laid out: it is hidden, or waits to come near. */
const isWaiting = (element: Element) =>
  element.childElementCount > 0 &&
  !hasText(element) &&
  ![...element.children].some(child => child.checkVisibility({ contentVisibilityAuto: true }))

/** Parts that hold all that is written, each small, written in itself or waiting. */
function partsOf(element: Element): readonly Element[] {
  const isPart = elementsIn(element) <= mostElements || hasText(element) || isWaiting(element)
  return isPart ? [element] : [...element.children].flatMap(partsOf)
}

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

function toggle(parts: readonly Element[], isSet: boolean): void {
  for (const part of parts) part.toggleAttribute('data-typeset', isSet)
}

/** Sets parts in the typefaces, and takes it back in the same task where that moves what stood so high. Says whether it stays. */
function setUnlessMoving(parts: readonly Element[], tops: Tops): boolean {
  toggle(parts, true)
  if (!hasMoved(tops)) return true
  toggle(parts, false)
  return false
}

const familyOf = (element: Element) => getComputedStyle(element).fontFamily

/** Whether the children of a part may be set without it: nothing is written in itself, and what is has the family of all texts. */
const isDivisible = (part: Element) =>
  part.childElementCount > 0 && !hasText(part) && familyOf(part) === familyOf(document.body)

/** Sets all of a part but the least that would move something. */
function setWhatStays(part: Element): void {
  if (setUnlessMoving([part], topsInView())) return
  if (isDivisible(part)) for (const child of part.children) setWhatStays(child)
  else part.toggleAttribute('data-stand-in', true)
}

/** Resolves once the browser has laid out by itself what has changed: asking it where things stand would do that in the task that asks. */
const laidOut = () => new Promise<void>(resolve => void requestAnimationFrame(() => setTimeout(resolve)))

/** Sets what waits at once, as it costs nothing before it comes near, and what is laid out in batches. */
async function setParts(parts: readonly Element[]): Promise<void> {
  const waiting = new Set(parts.filter(isWaiting))
  toggle([...waiting], true)
  await laidOut()
  let tops = topsInView()
  for (const batch of batchesOf(parts.filter(part => !waiting.has(part)))) {
    await sleep(0)
    if (setUnlessMoving(batch, tops)) continue
    // Who scrolls or opens something moves it as well: it is asked once more, within one task.
    tops = topsInView()
    if (!setUnlessMoving(batch, tops)) batch.forEach(setWhatStays)
  }
}

/** Sets a page that nobody sees yet, as one that is made ready, and lays it out: nothing can shift, and its timers are held back. */
function setUnseen(): void {
  document.body.toggleAttribute('data-typeset', true)
  holdBelow()
}

/** Sets all that is there, and then what has come meanwhile. */
async function setPartByPart(): Promise<void> {
  const seen = new Set<Element>()
  for (;;) {
    const parts = partsOf(document.body).filter(part => !seen.has(part))
    if (parts.length === 0) return
    for (const part of parts) seen.add(part)
    await setParts(parts)
  }
}

/**
 * Sets the page in its typefaces, which have been fetched, part by part: all at once would be one task of a tenth of a second
 * on a phone. Letters may be as wide as those that stand in and still break one row elsewhere; what that would move stays as it is
 * read. All that comes after is set with the whole style sheet.
 */
export async function setInTypefaces(): Promise<void> {
  if (document.hidden) setUnseen()
  else await setPartByPart()
  document.documentElement.toggleAttribute('data-typefaces', true)
}
