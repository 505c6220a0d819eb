import { closeDialog, openFromHash } from '../dialogs/dialogs.ts'
import { showVisitCount } from '../visitor/cart-count.ts'
import { startRepeats } from '../forms/forms.ts'
import { shellOf, setShell } from './shell.ts'
import { wakeIn } from '../mount/waking.ts'
import { wholeSheet } from '../document/style-sheets.ts'
import type { KeptPage } from './kept-pages.ts'
import { showShopper } from '../visitor/shopper.ts'
import { cardFlow } from './card-flow.ts'
import { withTransition } from './page-transition.ts'
import { isWritingSince } from './typing.ts'
import { parsePage } from '../document/parse-page.ts'
import { layOutUnseen } from '../document/unseen.ts'
import { takeFarBoxes } from '../document/far-fields.ts'

type Next = {
  readonly isSamePath: boolean
  /** When the shopper asked for the page: milliseconds, as of `performance.now()`. */
  readonly askedAt: number
} & ({ readonly html: string; readonly kept?: undefined } | { readonly kept: KeptPage; readonly html?: undefined })

const perPage =
  'meta:is([name="description"], [name="robots"], [name="variants"]), link[rel="canonical"], link[rel="alternate"]'

function swapHead(from: Document) {
  document.title = from.title
  for (const old of document.head.querySelectorAll(perPage)) old.remove()
  for (const fresh of from.head.querySelectorAll(perPage)) document.head.append(document.importNode(fresh, true))
}

/** Whether the frame around `<main>` and the build are the same, so that only `<main>` has to change. */
const fits = (next: Document) =>
  next.querySelector('main') !== null &&
  next.body.dataset.layout === document.body.dataset.layout &&
  next.documentElement.dataset.build === document.documentElement.dataset.build &&
  next.documentElement.lang === document.documentElement.lang &&
  next.querySelector('meta[http-equiv="refresh"]') === null

const selectorOf = (element: Element | null): string | undefined => {
  if (element === null || element === document.body) return undefined
  if (element.id !== '') return `#${CSS.escape(element.id)}`
  const name = element.getAttribute('name')
  if (name === null) return undefined
  const value = element.getAttribute('value')
  return `[name="${CSS.escape(name)}"]${value === null ? '' : `[value="${CSS.escape(value)}"]`}`
}

/**
 * After a change of filters the focus stays where it was; after a change of page it goes to the top of the new one.
 * It is never taken from a field of the frame in which the shopper has begun to write meanwhile.
 */
function moveFocus(selector: string | undefined, askedAt: number) {
  if (isWritingSince(askedAt)) return
  const same = selector === undefined ? null : document.querySelector<HTMLElement>(`main ${selector}`)
  ;(same ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true })
}

const landingIn = (main: Element) => main.querySelector<HTMLElement>('[data-landing]')

/** A page that goes on in steps is shown from the head of the step that has just begun. */
function land(before: string | undefined, main: Element, askedAt: number): boolean {
  const landing = landingIn(main)
  if (landing === null || landing.dataset.landing === before || isWritingSince(askedAt)) return false
  landing.focus({ preventScroll: true })
  landing.scrollIntoView({ behavior: 'instant' })
  return true
}

function announce(text: string) {
  const announcer = document.querySelector('#announcer')
  if (announcer !== null) announcer.textContent = text
}

/** Disclosures keep standing open or closed over a change of filters; another step of a page opens what it has to show. */
function keepDisclosures(from: Element, to: Element) {
  if (landingIn(from)?.dataset.landing !== landingIn(to)?.dataset.landing) return
  const before = [...from.querySelectorAll('details')]
  for (const [index, details] of [...to.querySelectorAll('details')].entries()) {
    const old = before[index]
    if (old !== undefined) details.open = old.open
  }
}

/** Sheets of the page that stand open, and how far each is scrolled. */
const openSheets = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>(':popover-open')].map(({ id, scrollTop }) => ({ id, scrollTop }))

/** A change of filters leaves the sheet it was made in as it was. */
function reopen(sheets: ReturnType<typeof openSheets>) {
  for (const { id, scrollTop } of sheets) {
    const sheet = document.getElementById(id)
    sheet?.showPopover()
    sheet?.scrollTo({ top: scrollTop, behavior: 'instant' })
  }
}

type Swap = {
  readonly next: Next
  readonly main: Element
  readonly fresh: HTMLElement
  /** The document the page came in; without it the page was kept. */
  readonly parsed: Document | undefined
}

function swapMain({ next, main, fresh, parsed }: Swap): void {
  closeDialog()
  const sheets = next.isSamePath ? openSheets(main) : []
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open:not(#toasts)')) open.hidePopover()
  layOutUnseen(fresh)
  for (const page of [main, fresh]) page.toggleAttribute('data-swapped', true)
  if (next.isSamePath) keepDisclosures(main, fresh)
  main.replaceWith(fresh)
  reopen(sheets)
  if (parsed === undefined) document.title = next.kept?.title ?? document.title
  else swapHead(parsed)
  const shell = parsed === undefined ? next.kept?.frame : shellOf(parsed)
  if (shell !== undefined) setShell(shell)
  showVisitCount()
  showShopper()
}

/** Shows another page, unless the shopper has moved on. False when it does not fit into this document and must be loaded as a whole. */
export async function showPage(next: Next, signal: AbortSignal): Promise<boolean> {
  const parsed = next.html === undefined ? undefined : parsePage(next.html)
  if (parsed !== undefined && !fits(parsed)) return false
  const main = document.querySelector('main')
  // Adopted, because pictures in another document would keep asking for the window's width.
  const fresh = parsed === undefined ? next.kept?.main : document.adoptNode(parsed.querySelector('main') as HTMLElement)
  if (main === null || fresh === undefined) return false
  await wholeSheet(fresh)
  if (signal.aborted) return true
  const focused = next.isSamePath ? selectorOf(document.activeElement) : undefined
  const landed = landingIn(main)?.dataset.landing
  const swap = () => {
    if (signal.aborted) return
    const flow = next.isSamePath ? cardFlow(main) : undefined
    swapMain({ next, main, fresh, parsed })
    flow?.(fresh)
    if (!next.isSamePath || !land(landed, fresh, next.askedAt)) moveFocus(focused, next.askedAt)
  }
  await withTransition(swap, next.isSamePath, { from: main, to: fresh })
  if (signal.aborted) return true
  announce(document.title)
  if (parsed !== undefined) {
    takeFarBoxes(fresh)
    wakeIn(fresh)
    startRepeats(fresh)
    void openFromHash(fresh)
  }
  return true
}
