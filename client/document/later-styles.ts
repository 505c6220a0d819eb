import archivo from '#src/ui/fonts/archivo.woff2'
import instrumentSans from '#src/ui/fonts/instrument-sans.woff2'

/** Says in this tab which typefaces the browser has by now. */
const seenTypefaces = 'typefaces'

let typefaces: Promise<void> | undefined

/** Once a document: at once where a document before has fetched them, else when all else has come. */
function takeTypefaces(): Promise<void> {
  const href = document.documentElement.dataset.typefaces
  if (href === undefined) return Promise.resolve()
  // Taken out of the module by name: the bundler counts what is called on the module to its coming, and typefaces that do not
  // come (a browser that takes none, as iOS in Lockdown Mode) are no part of the store that is gone. The page stays as it is.
  typefaces ??= import('./typefaces.ts').then(({ takeTypefaces: take }) => take(href))
  return typefaces.then(
    () => sessionStorage.setItem(seenTypefaces, href),
    () => undefined,
  )
}

/** Takes the typefaces at once where a page before has fetched them: letters would otherwise change on every page. */
export function takeKeptTypefaces(): void {
  const href = document.documentElement.dataset.typefaces
  if (href !== undefined && sessionStorage.getItem(seenTypefaces) === href) void takeTypefaces()
}

/** Fetches a file ahead of its use. */
function prefetch(as: 'style' | 'font', href: string): void {
  const ahead = document.createElement('link')
  const leave = () => ahead.remove()
  ahead.rel = 'prefetch'
  ahead.as = as
  ahead.crossOrigin = as === 'font' ? '' : null
  ahead.href = href
  ahead.onload = leave
  ahead.onerror = leave
  document.head.append(ahead)
}

/** Fetches a style sheet ahead of its use. */
export const prefetchSheet = (href: string): void => prefetch('style', href)

/** Fetches the typefaces, and the whole style sheet ahead of its use; both yield to all that a page shows at first. */
export function fetchLaterStyles(): void {
  const { sheet, typefaces: faces } = document.documentElement.dataset
  if (faces !== undefined) {
    // What takes them, the sheet that names them and the two that every language reads come together, and not one after another.
    prefetchSheet(faces)
    for (const face of [archivo, instrumentSans]) prefetch('font', face)
  }
  void takeTypefaces()
  if (sheet !== undefined) prefetchSheet(sheet)
}
