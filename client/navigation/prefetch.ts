import { mayFetchAhead } from './left-to-browser.ts'

export type FetchedPage = { readonly html: string; readonly url: string }

type Prefetched = { readonly page: Promise<FetchedPage | undefined>; readonly at: number }

/** A page fetched ahead is used within this time. */
const keptMs = 15_000
const most = 8
/** The pointer has to rest on a link this long. */
const restMs = 65

const ahead = new Map<string, Prefetched>()

/**
 * `again`: a page that is on the screen is shown anew, and takes nothing that is said once. `ahead`: a page that may never be
 * opened; beside an order under way there is none, because opening one leaves it (R180).
 */
type Soft = '1' | 'again' | 'ahead'

async function load(url: string, soft: Soft, signal?: AbortSignal): Promise<FetchedPage | undefined> {
  const response = await fetch(url, {
    headers: { accept: 'text/html', 'x-soft-navigation': soft },
    ...(signal && { signal }),
  })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true
  return isHtml && response.status < 500 ? { html: await response.text(), url: response.url } : undefined
}

/** A page of ours, from what was fetched ahead where possible; nothing when it is not HTML or the server failed. */
export async function fetchPage(url: string, soft: Soft, signal: AbortSignal): Promise<FetchedPage | undefined> {
  const prefetched = ahead.get(url)
  ahead.delete(url)
  const page = prefetched !== undefined && Date.now() - prefetched.at < keptMs ? await prefetched.page : undefined
  return page ?? load(url, soft, signal)
}

function prefetch(url: string) {
  const known = ahead.get(url)
  if (known !== undefined && Date.now() - known.at < keptMs) return
  const page = load(url, 'ahead')
  // A failed prefetch is forgotten; the page is then fetched when it is opened.
  page.catch(() => ahead.delete(url))
  ahead.set(url, { page, at: Date.now() })
  for (const oldest of ahead.keys()) {
    if (ahead.size <= most) break
    ahead.delete(oldest)
  }
}

/** Fetches the target of a link when the pointer rests on it or goes down on it. Only public pages are fetched ahead. */
export function startPrefetching(isPublicPath: (pathname: string) => boolean): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const linkOf = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.origin !== location.origin || link.hash !== '' || link.dataset.dialog !== undefined)
      return undefined
    return mayFetchAhead(new URL(link.href), new URL(location.href), isPublicPath) ? link : undefined
  }
  document.addEventListener('pointerover', event => {
    clearTimeout(resting)
    const link = linkOf(event)
    if (link !== undefined && event.pointerType === 'mouse') resting = setTimeout(() => prefetch(link.href), restMs)
  })
  document.addEventListener('pointerdown', event => {
    clearTimeout(resting)
    const link = linkOf(event)
    if (link !== undefined) prefetch(link.href)
  })
}
