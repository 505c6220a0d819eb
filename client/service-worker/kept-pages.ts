import { keptAddress, mayKeep, offlineAddress } from './keepable.ts'
import { titleIn, withSeenPages, type SeenPage } from './seen-pages.ts'

/** The caches and the network, as the kept pages use them. */
type Surroundings = {
  readonly build: string
  readonly origin: string
  readonly caches: CacheStorage
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>
}

/** So many pages are kept; the one that was seen longest ago goes first. */
const mostPages = 30
/** So many built files are taken of a page. */
const mostFiles = 80

const prefix = 'fellholm-'

export type KeptPages = {
  /** Keeps a page, its built files, and the offline page. */
  readonly keep: (address: string, files: readonly string[]) => Promise<void>
  /** A page as it was seen; nothing for one that was not. */
  readonly page: (address: string) => Promise<Response | undefined>
  /** A built file that a kept page needs. */
  readonly file: (address: string) => Promise<Response | undefined>
  /** The offline page, with the pages last seen in the same locale. */
  readonly offlinePage: (address: string) => Promise<Response | undefined>
  /** Forgets every page, and what they were built of. */
  readonly forget: () => Promise<void>
  /** Forgets what other builds have kept. */
  readonly forgetOtherBuilds: () => Promise<void>
}

/** The pages of one build that a browser keeps, so that they can be read without a connection. */
export function createKeptPages({ build, origin, caches, fetch }: Surroundings): KeptPages {
  const pagesName = `${prefix}pages-${build}`
  const filesName = `${prefix}files-${build}`
  const openPages = () => caches.open(pagesName)
  const openFiles = () => caches.open(filesName)

  /** From what the browser has at hand where it can: the page has just been loaded. */
  async function fetchPage(address: string): Promise<Response | undefined> {
    const answer = await fetch(address, { cache: 'force-cache' })
    const isOurs = mayKeep(answer) && (await answer.clone().text()).includes(`data-build="${build}"`)
    return isOurs ? answer : undefined
  }

  async function keepPage(address: string) {
    const page = await fetchPage(address)
    if (page === undefined) return
    const cache = await openPages()
    await cache.delete(address)
    await cache.put(address, page)
    const known = await cache.keys()
    await Promise.all(known.slice(0, Math.max(0, known.length - mostPages)).map(oldest => cache.delete(oldest)))
  }

  async function keepFiles(files: readonly string[]) {
    const cache = await openFiles()
    const ours = files.filter(file => URL.parse(file, origin)?.origin === origin && isBuiltFile(file, origin))
    for (const file of ours.slice(0, mostFiles)) {
      if ((await cache.match(file)) !== undefined) continue
      const answer = await fetch(file)
      if (answer.ok) await cache.put(file, answer)
    }
  }

  async function keepOfflinePage(address: string) {
    const cache = await openFiles()
    const offline = offlineAddress(address, origin)
    if (offline === undefined || (await cache.match(offline)) !== undefined) return
    const page = await fetchPage(offline)
    if (page !== undefined) await cache.put(offline, page)
  }

  async function seenPages(locale: string): Promise<SeenPage[]> {
    const cache = await openPages()
    const seen: SeenPage[] = []
    for (const { url } of (await cache.keys()).toReversed()) {
      const path = url.slice(origin.length)
      if (!path.startsWith(locale)) continue
      const title = titleIn((await (await cache.match(url))?.text()) ?? '')
      if (title !== undefined) seen.push({ path, title })
    }
    return seen
  }

  return {
    keep: async (address, files) => {
      const kept = keptAddress(address, origin)
      await keepOfflinePage(address)
      await keepFiles(files)
      if (kept !== undefined) await keepPage(kept)
    },
    page: async address => {
      const kept = keptAddress(address, origin)
      return kept === undefined ? undefined : (await openPages()).match(kept)
    },
    file: async address => (await openFiles()).match(address),
    offlinePage: async address => {
      const offline = offlineAddress(address, origin)
      const page = offline === undefined ? undefined : await (await openFiles()).match(offline)
      if (page === undefined) return undefined
      const locale = new URL(address).pathname.slice(0, '/xx-xx'.length)
      return new Response(withSeenPages(await page.text(), await seenPages(locale)), { headers: page.headers })
    },
    forget: async () => void (await Promise.all([pagesName, filesName].map(name => caches.delete(name)))),
    forgetOtherBuilds: async () => {
      const others = (await caches.keys()).filter(name => name.startsWith(prefix) && !name.endsWith(`-${build}`))
      await Promise.all(others.map(name => caches.delete(name)))
    },
  }
}

/** Whether an address is a built file's, whose name changes with what is in it. */
export const isBuiltFile = (address: string, origin: string): boolean =>
  URL.parse(address, origin)?.pathname.startsWith('/assets/') === true
