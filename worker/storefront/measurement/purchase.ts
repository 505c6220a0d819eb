import type { PlacedOrder } from '#src/commerce/calls/orders/orders.ts'
import { profileIn } from '#src/experiments/sticky-profile.ts'
import { seenVariants } from '#src/experiments/seen-variants.ts'
import type { EventParameters } from '#src/measurement/events.ts'
import { originsIn } from '#src/measurement/interaction-origins.ts'

import type { StorefrontContext } from '../context.ts'
import { isAllowed } from '../consent.ts'
import { flagsFor } from '../experiments/datafile-cache.ts'
import { writeEvents } from './sink.ts'
import { whoIs } from './who.ts'

type Purchase = EventParameters<'purchase'>

/** The variants the buyer has been shown. Undefined without consent, or when there were none. */
async function variantsOf(c: StorefrontContext, cookies: string): Promise<Pick<Purchase, 'variants'>> {
  const profile = isAllowed(c, 'targeting') ? profileIn(cookies) : {}
  if (Object.keys(profile).length === 0) return {}
  const flags = await flagsFor(c)
  return flags === undefined ? {} : { variants: seenVariants(flags.datafile, profile) }
}

/** An order in the words of the event; each product with where it was found, as far as the browser remembers. */
function purchaseOf({ orderNumber, currency, totals, items }: PlacedOrder, cookies: string): Purchase {
  const origins = originsIn(cookies)
  return {
    transaction_id: orderNumber,
    value: totals.total,
    currency,
    items: items.slice(0, 100).map(({ productId, masterId, upc, name, price, qty }) => {
      const origin = origins.get(productId) ?? origins.get(masterId)
      return {
        item_id: masterId,
        item_variant: upc,
        item_name: name.slice(0, 300),
        price: price.current,
        quantity: qty,
        ...(origin !== undefined && { origin }),
      }
    }),
  }
}

/**
 * Measures an order that has become final, behind the answer. However often it is called for an order, by a reload, a
 * settled unknown outcome or a second tab, the order counts once: its event's id is made of its number.
 */
export function measurePurchase(c: StorefrontContext, order: PlacedOrder): void {
  if (!isAllowed(c, 'analytics')) return
  const cookies = c.req.header('cookie') ?? ''
  const work = Promise.all([whoIs(c), variantsOf(c, cookies)]).then(([who, variants]) =>
    writeEvents(c.env.settings, [
      {
        ...who,
        id: `purchase:${order.orderNumber}`,
        name: 'purchase',
        at: Date.now(),
        path: c.env.address.pathname,
        pageType: 'orderConfirmation',
        parameters: { ...purchaseOf(order, cookies), ...variants },
      },
    ]),
  )
  c.env.waitUntil(work)
}
