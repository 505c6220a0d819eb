import { profileIn } from '#src/experiments/sticky-profile.ts'
import { commandAnswered } from '#src/kit/events.ts'
import type { BrowserEventName } from '#src/measurement/events.ts'
import type { CommandAnswer } from '#src/shop/command-answer.ts'
import { keptNames } from '#src/visitor/browser-storage.ts'
import { consentCountry, isAllowedHere } from '#src/visitor/consent-here.ts'
import { visitorIdIn } from '#src/visitor/visitor-id.ts'

import { pageLocale } from '../document/page-locale.ts'
import { hearMeasured, measure } from '../measurement/queue.ts'
import { onEachPage } from '../navigation/each-page.ts'
import { confirmedOrder, declaredVariants } from './declared.ts'
import type { FlagVisit } from './flag-visit.ts'

/** Which order experiments have counted last, so that a page that is loaded again counts none a second time. */
const countedOrder = 'counted-order'

/** Events that count as conversions. They may happen on a page that shows no variant. */
const conversions: ReadonlySet<BrowserEventName> = new Set([
  'add_to_cart',
  'add_to_wishlist',
  'begin_checkout',
  'add_payment_info',
  'login',
  'sign_up',
])

/** Whether the worker has ever put this browser into an experiment. */
const isInExperiment = () => Object.keys(profileIn(document.cookie)).length > 0

let opening: Promise<FlagVisit | undefined> | undefined

/** If the library does not start, the shopper notices nothing; the next page tries again. */
async function open(): Promise<FlagVisit | undefined> {
  try {
    const { openFlags } = await import('./flag-visit.ts')
    return await openFlags(pageLocale(), await consentCountry(pageLocale()))
  } catch (error) {
    console.warn('experiments:', error)
    opening = undefined
    return undefined
  }
}

const isAllowed = () => isAllowedHere('targeting', pageLocale())

/** The flag library. Undefined without consent (R273), or before the worker has ever decided for this browser. */
async function flagVisit(): Promise<FlagVisit | undefined> {
  if (visitorIdIn(document.cookie) === undefined || !(await isAllowed())) return undefined
  const flags = await (opening ??= open())
  // Consent may have been withdrawn while it loaded.
  return (await isAllowed()) ? flags : undefined
}

/** R222: batches that could not be sent, by this page or one before it. */
const hasKeptEvents = () => keptNames('optly_event:*', Object.keys(localStorage)).length > 0

function countOrder(flags: FlagVisit, order: ReturnType<typeof confirmedOrder>): void {
  if (order === undefined || localStorage.getItem(countedOrder) === order.number) return
  // R405: in the unit of the currency, which the library’s client counts in hundredths.
  if (flags.convert('purchase', { revenue: order.total / 100 })) localStorage.setItem(countedOrder, order.number)
}

async function onPage(): Promise<void> {
  const [shown, order] = [declaredVariants(), confirmedOrder()]
  if (Object.keys(shown).length === 0 && order === undefined && !hasKeptEvents()) return
  const flags = await flagVisit()
  if (flags === undefined) return
  for (const exposure of flags.expose(shown)) measure('experiment_exposure', exposure)
  countOrder(flags, order)
}

/** After consent is withdrawn nothing more is counted, and unsent events are dropped. */
async function onChoice(): Promise<void> {
  if (await isAllowed()) return onPage()
  const flags = await opening
  opening = undefined
  await flags?.close()
  for (const name of keptNames('optly_event:*', Object.keys(localStorage))) localStorage.removeItem(name)
}

function onAnswered(event: Event): void {
  const { target, detail } = event as CustomEvent<CommandAnswer>
  if (detail.ok && (target as HTMLFormElement).dataset.command === 'visitor/consent') void onChoice()
}

/**
 * Counts, for who agrees to targeting, which variants were shown and what came of it. The flag library is fetched with
 * the first page that shows a variant; everything else that is measured it counts by the same names, where the
 * datafile has them.
 */
export function startExperiments(): void {
  document.addEventListener(commandAnswered, onAnswered)
  hearMeasured(({ name }) => {
    if (opening !== undefined || (conversions.has(name) && isInExperiment()))
      void flagVisit().then(flags => flags?.convert(name, {}))
  })
  onEachPage(() => void onPage())
}
