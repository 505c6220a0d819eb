/** Less is no layout shift: what browsers count begins at three pixels (Layout Instability). */
const leastMovePx = 3

// As `client/navigation/in-view.ts`, which every page runs: to share it would be a file more for each to fetch.
const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight

/** How high each element stands that can be seen. What is far below is not even laid out, and is not asked. */
function topsInView(element: Element, found = new Map<Element, number>()): ReadonlyMap<Element, number> {
  const box = element.getBoundingClientRect()
  const isEmpty = box.width === 0 && box.height === 0
  if (isEmpty && getComputedStyle(element).display !== 'contents') return found
  if (!isEmpty && !isInView(box)) return found
  if (!isEmpty) found.set(element, box.top)
  for (const child of element.children) topsInView(child, found)
  return found
}

const hasMoved = (before: ReadonlyMap<Element, number>) =>
  [...before].some(([element, top]) => Math.abs(element.getBoundingClientRect().top - top) > leastMovePx)

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

/**
 * Shows faces, unless something in view would move: letters may be as wide as those that stand in and still break one row
 * elsewhere. Then this document stays as it is read, with all the pages that are put into it, so that Back finds each as it
 * was left; the next document has them at hand and looks again. Says whether they stay.
 */
function show(faces: readonly FontFace[]): boolean {
  const before = topsInView(document.body)
  for (const face of faces) document.fonts.add(face)
  if (!hasMoved(before)) return true
  for (const face of faces) document.fonts.delete(face)
  return false
}

/**
 * Fetches the typefaces and shows them together, because a face that is added lays the whole page out anew. Where that would
 * move something, each family by itself may do, each in a task of its own.
 */
export async function takeTypefaces(href: string): Promise<void> {
  const faces = facesOf(await read(href))
  await Promise.all(faces.filter(isNeeded).map(face => face.load()))
  if (show(faces)) return
  for (const family of new Set(faces.map(face => face.family))) {
    await new Promise(resolve => setTimeout(resolve))
    show(faces.filter(face => face.family === family))
  }
}
