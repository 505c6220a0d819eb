/** Less is no layout shift: what browsers count begins at three pixels (Layout Instability). */
const leastMovePx = 3

// As `client/navigation/in-view.ts`, which every page runs: to share it would be a file more for each to fetch.
const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight

/**
 * How high the innermost elements stand that can be seen: what moves takes some of them with it. What is far below is not even laid
 * out, and is not asked.
 */
function topsInView(element: Element, found = new Map<Element, number>()): ReadonlyMap<Element, number> {
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

/** The faces a style sheet declares (CSS Fonts 4, `@font-face`), none of them in use. */
function facesOf(sheet: CSSStyleSheet): FontFace[] {
  return [...sheet.cssRules].flatMap(rule => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const property = (name: string) => rule.style.getPropertyValue(name)
    const family = property('font-family').replaceAll(/["']/g, '')
    return new FontFace(family, property('src'), {
      weight: property('font-weight'),
      unicodeRange: property('unicode-range'),
    })
  })
}

/** Accents have files of their own; a page in English does without, and fetches them should a name have one. */
const isNeeded = ({ unicodeRange }: FontFace) =>
  /U\+20-/i.test(unicodeRange) || !document.documentElement.lang.startsWith('en')

/** A style sheet that applies to nothing: it is only read. */
function read(href: string): Promise<CSSStyleSheet> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.media = 'not all'
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = () => (link.sheet === null ? reject(new Error(href)) : resolve(link.sheet))
    link.onerror = () => {
      link.remove()
      reject(new Error(href))
    }
    document.head.append(link)
  })
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))

/** Adds faces, and takes them away again in the same task where that moves what stood so high. Says whether they stay. */
function add(faces: readonly FontFace[], tops: ReadonlyMap<Element, number>): boolean {
  for (const face of faces) document.fonts.add(face)
  if (!hasMoved(tops)) return true
  for (const face of faces) document.fonts.delete(face)
  return false
}

/**
 * Shows faces, unless something in view would move: letters may be as wide as those that stand in and still break one row
 * elsewhere. Then this document stays as it is read, with all the pages that are put into it, so that Back finds each as it
 * was left; the next document has them at hand and looks again. Says whether they stay.
 *
 * A face that is added lays the whole page out anew, so where all stands is asked in the task before. Who scrolls or opens something
 * between the two moves it as well: it is asked once more, within one task.
 */
async function show(faces: readonly FontFace[]): Promise<boolean> {
  const tops = topsInView(document.body)
  await nextTask()
  if (add(faces, tops)) return true
  await nextTask()
  return add(faces, topsInView(document.body))
}

/** Fetches the typefaces and shows them together. Where that would move something, each family by itself may do. */
export async function takeTypefaces(href: string): Promise<void> {
  const faces = facesOf(await read(href))
  await Promise.all(faces.filter(isNeeded).map(face => face.load()))
  await nextTask()
  if (await show(faces)) return
  for (const family of new Set(faces.map(face => face.family))) {
    await nextTask()
    await show(faces.filter(face => face.family === family))
  }
}
