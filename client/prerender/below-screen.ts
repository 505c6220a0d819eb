import { isInView } from '../navigation/in-view.ts'
import { afterFirstPaint } from './activation.ts'

let held: readonly HTMLElement[] = []

function letGo(): void {
  for (const { style } of held) {
    style.blockSize = ''
    style.contentVisibility = ''
    style.display = ''
  }
  held = []
}

/** The outermost boxes that begin below the first screen. */
const boxesBelow = ({ children }: Element): readonly HTMLElement[] =>
  [...children].flatMap(child => {
    const { top, bottom } = child.getBoundingClientRect()
    if (bottom <= innerHeight) return []
    return top < innerHeight ? boxesBelow(child) : [child as HTMLElement]
  })

/** Fetches the pictures of the first screen that wait until they are seen: they would be asked for when it is painted. */
function fetchInView(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    const box = image.getBoundingClientRect()
    if (isInView(box) && box.left < innerWidth) image.loading = 'eager'
  }
}

/**
 * Lays a page out that nobody sees yet, as one that is made ready, and holds back what is below its first screen, and in it what floats and pictures
 * beside the first (`data-after-paint`), until that has been painted: what is painted first is shown a tenth sooner.
 */
export function holdBelow(): void {
  letGo()
  fetchInView()
  held = [...boxesBelow(document.body), ...document.querySelectorAll<HTMLElement>('[data-after-paint]')]
  const heights = held.map(box => box.getBoundingClientRect().height)
  held.forEach(({ style, dataset }, place) => {
    style.blockSize = `${heights[place]}px`
    style.contentVisibility = 'hidden'
    // Tied to how far the page is scrolled, it would have the first frame styled twice.
    if (dataset.afterPaint === 'floating') style.display = 'none'
  })
  // Asked what stands at a point, a browser does all that comes before painting; for a box it does no more than layout.
  document.elementFromPoint(0, 0)
  afterFirstPaint(letGo)
}
