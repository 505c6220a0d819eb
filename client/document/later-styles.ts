import { leftAlone } from '../prerender/activation.ts'
import { pageBuild } from './build.ts'
import { setInTypefaces } from './typefaces.ts'

/** Says in this tab of which build the browser has the typefaces by now. */
const seenTypefaces = 'typefaces'

/**
 * Which of the faces that the document declares are the store's own, to be fetched. Accents have files of their own, with a range; a
 * page in English does without, and fetches them should a name have one.
 */
const isNeeded = ({ family, unicodeRange }: FontFace) =>
  /^"?(?:Archivo|Instrument Sans)"?$/.test(family) &&
  (unicodeRange === 'U+0-10FFFF' || !document.documentElement.lang.startsWith('en'))

async function fetchAndSet(): Promise<void> {
  await Promise.all([...document.fonts].filter(isNeeded).map(face => face.load()))
  sessionStorage.setItem(seenTypefaces, pageBuild)
  await setInTypefaces()
}

let typefaces: Promise<void> | undefined

/**
 * Once a document: at once where a document before has fetched them, else when all else has come. Where they do not come (a browser
 * that takes none, as iOS in Lockdown Mode) the page stays as it is.
 */
const takeTypefaces = () => (typefaces ??= fetchAndSet().catch(() => undefined))

/** Takes the typefaces at once where a page before has fetched them: letters would otherwise change on every page that is seen to load. */
export function takeKeptTypefaces(): void {
  if (!document.hidden && sessionStorage.getItem(seenTypefaces) === pageBuild) void takeTypefaces()
}

/** Fetches a style sheet ahead of its use. */
export function prefetchSheet(href: string): void {
  const ahead = document.createElement('link')
  const leave = () => ahead.remove()
  ahead.rel = 'prefetch'
  ahead.as = 'style'
  ahead.href = href
  ahead.onload = leave
  ahead.onerror = leave
  document.head.append(ahead)
}

/** Fetches the typefaces, and the whole style sheet ahead of its use; both yield to all that a page shows at first. */
export async function fetchLaterStyles(): Promise<void> {
  await leftAlone()
  const { sheet, typefaces: areSet } = document.documentElement.dataset
  // Developers' pages are set in them from the beginning.
  if (areSet === undefined) void takeTypefaces()
  if (sheet !== undefined) prefetchSheet(sheet)
}
