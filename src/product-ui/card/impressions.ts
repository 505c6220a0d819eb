import type { EngineEvent } from '#src/commerce/calls/experiments/personalization.ts'
import type { Commerce } from '#src/commerce/client.ts'

/** D49: so many of the recommended products are in view, from 768 px up and below. */
const seenAtOnce = { wide: 4, narrow: 2 } as const

/** R305: the slice of recommended products that counts as seen. */
export const inView = <Item>(items: readonly Item[], isWide = matchMedia('(min-width: 48rem)').matches): Item[] =>
  items.slice(0, seenAtOnce[isWide ? 'wide' : 'narrow'])

/** Who decides, and where: the engine's names for this store. */
const brand = 'fellholm'
/** The worker says MAPP where it is the app's web view (R389). */
const channel = 'ECOMM'

/**
 * R304: reports which recommendations were seen, by which visitor (R303). It is sent once and not waited for. Without a
 * visitor id there was no consent, and nothing is sent.
 */
export function reportImpression(
  commerce: Commerce,
  seen: readonly { readonly recToken: string }[],
  customerId: string | undefined,
): void {
  if (seen.length === 0 || customerId === undefined) return
  const recToken = seen.map(item => item.recToken)
  const events: EngineEvent[] = [{ eventType: 'monetate:record:RecImpressions', recToken }]
  void commerce('personalization.decision.create', { brand, channel, customerId, events }).catch(() => undefined)
}
