import { isInView } from '../navigation/in-view.ts'
import { afterFirstPaint, leftAlone } from './activation.ts'

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

/** A drawing is a document of its own, which the main thread makes and lays out as soon as it is there; a photograph is drawn beside it. */
const isDrawing = ({ src }: HTMLImageElement): boolean => new URL(src).pathname.endsWith('.svg')

/** The pictures of the first screen that wait until they are seen: they would be asked for when it is painted. */
const waitingInView = (): readonly HTMLImageElement[] =>
  [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].filter(image => {
    const box = image.getBoundingClientRect()
    return isInView(box) && box.left < innerWidth
  })

/** Fetches them, and makes those that are drawings once the page has been left alone: a press would wait for that. */
async function fetchInView(): Promise<void> {
  const images = waitingInView()
  for (const image of images)
    if (isDrawing(image))
      void fetch(image.src)
        .then(answer => answer.blob())
        .catch(() => undefined)
    else image.loading = 'eager'
  await leftAlone()
  for (const image of images) image.loading = 'eager'
}

/**
 * Lays a page out that nobody sees yet, as one that is made ready, and holds back what is below its first screen, and in it what floats and pictures
 * beside the first (`data-after-paint`), until that has been painted: what is painted first is shown a tenth sooner.
 */
export function holdBelow(): void {
  letGo()
  void fetchInView()
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
