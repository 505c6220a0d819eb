import { shopperChanged } from '#src/kit/events.ts'
import { carry } from '#routes/carried.ts'
import { routeAt } from '#routes/route-at.ts'
import { hasLocaleForm, splitLocale } from '#src/kit/locale-path.ts'

import { isOutdated } from '../document/build.ts'
import { dispose } from '../mount/mounted.ts'
import { isConnected } from './connection.ts'
import { isLeftToBrowser } from './left-to-browser.ts'
import { changedElsewhere } from './go-to.ts'
import { whileLoading } from './loading.ts'
import { fetchPage, startPrefetching } from './prefetch.ts'
import { createKeptPages, type KeptPage } from './kept-pages.ts'
import { startTyping } from './typing.ts'
import { showNotSent, hideNotSent } from '../forms/lost-answer.ts'

const kept = createKeptPages()

/** Comes with the first page that is put in: on its way together with it. */
const pageSwap = () => import('./page-swap.ts')

/** Whether a path of ours leads to a public page. */
export function isPublicPath(pathname: string): boolean {
  const route = routeAt(pathname)
  return route !== undefined && route.kind !== 'personal'
}

/** Whether the page at a path has the frame that is on the screen; only what is in the frame can be swapped. */
const isFramedAlike = (pathname: string): boolean =>
  (routeAt(pathname)?.layout ?? 'full') === document.body.dataset.layout

const localeOf = (pathname: string) => splitLocale(pathname, hasLocaleForm).locale

function isOurs(event: NavigateEvent): boolean {
  const url = new URL(event.destination.url)
  return (
    event.canIntercept &&
    !isLeaving &&
    !isOutdated() &&
    !event.hashChange &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.info !== 'settled' &&
    event.navigationType !== 'reload' &&
    !(event.userInitiated && isLeftToBrowser(url, new URL(location.href), isPublicPath)) &&
    url.origin === location.origin &&
    localeOf(url.pathname) !== undefined &&
    localeOf(url.pathname) === localeOf(location.pathname) &&
    // Without a connection any page is tried here first, because a browser would leave the store for it.
    (isFramedAlike(url.pathname) || !navigator.onLine)
  )
}

/** True once the document is being left for good: that navigation must not be taken over again. */
let isLeaving = false

/** Everything soft navigation cannot do is an ordinary navigation. */
function fallBack(url: string) {
  isLeaving = true
  location.replace(url)
}

/** An address with the parameters that survive every navigation (R069). */
const withCarried = (url: URL, from: URL) =>
  new URL(carry(from.searchParams, url.pathname + url.search + url.hash), url)

/** The history entry and address of the page that is on the screen; a navigation under way is not there yet. */
let shown = { key: '', url: '' }
const nowShown = () => {
  shown = { key: navigation.currentEntry?.key ?? '', url: location.href }
}

async function reopen(page: KeptPage, { signal, timeStamp }: NavigateEvent) {
  const { showPage } = await pageSwap()
  await showPage({ kept: page, isSamePath: false, askedAt: timeStamp }, signal)
  if (signal.aborted) return
  nowShown()
  scrollTo(0, page.scroll)
}

const isTraversal = ({ navigationType }: NavigateEvent) => navigationType === 'traverse'

async function open(event: NavigateEvent, from: URL) {
  const { signal } = event
  const target = withCarried(new URL(event.destination.url), from)
  const changed = event.info === changedElsewhere ? 'again' : '1'
  const [page, { showPage }] = await Promise.all([fetchPage(target.href, changed, signal), pageSwap()])
  if (signal.aborted) return
  if (page === undefined) return fallBack(target.href)
  const finalUrl = new URL(page.url)
  const isSamePath = finalUrl.pathname === from.pathname
  if (!(await showPage({ html: page.html, isSamePath, askedAt: event.timeStamp }, signal))) return fallBack(target.href)
  if (signal.aborted) return
  // A fragment is gone to as any browser goes there, which unfolds what it stands in.
  if (isTraversal(event) || target.hash !== '') event.scroll()
  else if (!isSamePath) scrollTo(0, 0)
  const address = finalUrl.pathname + finalUrl.search + target.hash
  if (finalUrl.search !== location.search || finalUrl.pathname !== location.pathname)
    navigation.navigate(address, { history: 'replace', info: 'settled' })
  nowShown()
}

/** Without a connection the page stays, with a message. */
function stay() {
  if (navigation.currentEntry?.key === shown.key)
    navigation.navigate(shown.url, { history: 'replace', info: 'settled' })
  else navigation.traverseTo(shown.key, { info: 'settled' })
  showNotSent()
}

/** A failed navigation is left to the browser, unless the store cannot be reached at all. */
async function giveUp({ signal, destination }: NavigateEvent) {
  const canLoad = await isConnected()
  if (signal.aborted) return
  if (canLoad) fallBack(destination.url)
  else stay()
}

/** Our own replacing of an address must neither load a page nor scroll. */
function settle(event: NavigateEvent) {
  event.intercept({ handler: async () => undefined, focusReset: 'manual', scroll: 'manual' })
}

/** `history.replaceState` and its like: the page has changed its own address and stays as it is. */
const isRenaming = ({ destination, navigationType }: NavigateEvent) =>
  destination.sameDocument && navigationType !== 'traverse' && navigationType !== 'reload'

function onNavigate(event: NavigateEvent) {
  if (event.info === 'settled' && event.canIntercept) return settle(event)
  if (event.hashChange || isRenaming(event)) return void setTimeout(nowShown)
  if (!isOurs(event)) return
  const from = new URL(shown.url)
  // Taken before the page that is left is put in: of five that are kept it may be the oldest.
  const keptPage = isTraversal(event) ? kept.take(event.destination.key) : undefined
  const left = document.querySelector('main')
  const isKept = isPublicPath(from.pathname)
  if (isKept) kept.put(shown.key, scrollY)
  hideNotSent()
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    handler: () =>
      whileLoading(() =>
        (keptPage === undefined ? open(event, from) : reopen(keptPage, event)).catch(() => giveUp(event)),
      ).then(() => {
        // A page that depends on the visitor is never shown again.
        if (!isKept && left?.isConnected === false) dispose(left)
      }),
  })
}

/** Soft navigation on the Navigation API; browsers without it simply load pages. */
export function startNavigation(): void {
  if (!('navigation' in globalThis)) return
  nowShown()
  navigation.addEventListener('navigate', onNavigate)
  startPrefetching(isPublicPath)
  startTyping()
  addEventListener('pageshow', () => {
    isLeaving = false
  })
  // Kept pages show the former shopper's hearts and greeting.
  addEventListener(shopperChanged, () => kept.clear())
}
