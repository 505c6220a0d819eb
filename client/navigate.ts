import { carry } from '#routes/carried.ts'
import { matchRoute } from '#routes/match.ts'
import { routeOf } from '#routes/table.ts'
import { untranslatePath } from '#routes/translations.ts'

import { showPage } from './page-swap.ts'
import { fetchPage, startPrefetching } from './prefetch.ts'
import { createKeptPages } from './kept-pages.ts'

const kept = createKeptPages()

/** Whether a path of ours leads to a page that is the same for everybody. */
export function isPublicPath(pathname: string): boolean {
  const [, locale = '', rest = ''] = /^\/([a-z]{2}-[a-z]{2})(\/.*)?$/.exec(pathname) ?? []
  const match = matchRoute(untranslatePath(rest || '/', locale.slice(0, 2)))
  return match !== undefined && routeOf(match.name).kind === 'public'
}

const localeOf = (pathname: string) => pathname.slice(1, 6)

function isOurs(event: NavigateEvent): boolean {
  const url = new URL(event.destination.url)
  return (
    event.canIntercept &&
    !isLeaving &&
    !event.hashChange &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.info !== 'settled' &&
    event.navigationType !== 'reload' &&
    url.origin === location.origin &&
    localeOf(url.pathname) === localeOf(location.pathname) &&
    /^\/[a-z]{2}-[a-z]{2}(?:\/|$)/.test(url.pathname)
  )
}

/** True once the document is being left for good: that navigation must not be taken over again. */
let isLeaving = false

/** Everything soft navigation cannot do is an ordinary navigation. */
function fallBack(url: string) {
  isLeaving = true
  location.replace(url)
}

/** The address with the parameters that survive every navigation (R069). */
const withCarried = (url: URL) =>
  new URL(carry(new URLSearchParams(location.search), url.pathname + url.search + url.hash), url)

async function open(event: NavigateEvent, from: URL) {
  const target = withCarried(new URL(event.destination.url))
  const isTraversal = event.navigationType === 'traverse'
  const { key } = event.destination
  const keptPage = isTraversal ? kept.take(key) : undefined
  if (keptPage !== undefined) {
    await showPage({ kept: keptPage, isSamePath: false })
    scrollTo(0, keptPage.scroll)
    return
  }
  const page = await fetchPage(target.href, event.signal)
  if (page === undefined) return fallBack(target.href)
  const finalUrl = new URL(page.url)
  const isSamePath = finalUrl.pathname === from.pathname
  if (!(await showPage({ html: page.html, isSamePath }))) return fallBack(target.href)
  if (finalUrl.pathname + finalUrl.search !== location.pathname + location.search)
    navigation.navigate(finalUrl.pathname + finalUrl.search + target.hash, { history: 'replace', info: 'settled' })
  if (!isTraversal && !isSamePath) scrollTo(0, 0)
  else if (isTraversal) event.scroll()
}

/** Our own replacing of an address must neither load a page nor scroll. */
function settle(event: NavigateEvent) {
  event.intercept({ handler: async () => undefined, focusReset: 'manual', scroll: 'manual' })
}

function onNavigate(event: NavigateEvent) {
  if (event.info === 'settled' && event.canIntercept) return settle(event)
  if (!isOurs(event)) return
  const from = new URL(location.href)
  const left = navigation.currentEntry?.key
  if (left !== undefined && isPublicPath(from.pathname)) kept.put(left, scrollY)
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    handler: () => open(event, from).catch(() => (event.signal.aborted ? undefined : fallBack(event.destination.url))),
  })
}

/** Forgets kept pages: at sign-in, sign-out and change of locale. */
export const dropKeptPages = () => kept.clear()

/** Soft navigation on the Navigation API; browsers without it simply load pages. */
export function startNavigation(): void {
  if (!('navigation' in globalThis)) return
  navigation.addEventListener('navigate', onNavigate)
  startPrefetching(isPublicPath)
  addEventListener('pageshow', () => {
    isLeaving = false
  })
}
