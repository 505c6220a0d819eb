import { expect, it } from 'vitest'

import { openBrowser, type Browser } from '../browser.ts'
import { add, htmlOf } from '../shoppers/commands.ts'

/** What costs 45.00 and 105.00: together just what free delivery asks for. */
const [lamp, boots] = ['454010020006', '428021010042']

/** What /cart says of a promotion, and how far it says the cart is. */
async function told(browser: Browser): Promise<readonly [string | undefined, string | undefined]> {
  const html = await htmlOf(browser, '/en-us/cart')
  const [, status, rest = ''] = /<li[^>]* data-status="([^"]+)">(.*?)<\/(?:li|ul)>/s.exec(html) ?? []
  return [status, /<(?:p|progress)[^>]*>([^<]+)</.exec(rest)?.[1]]
}

it('R196: /cart says of a promotion that the cart is below its threshold, has reached it to the cent, and is above it', async () => {
  const browser = openBrowser()
  expect((await add(browser, boots)).totals.itemSubTotal).toBe(10_500)
  expect(await told(browser)).toEqual(['Below Threshold', expect.stringContaining('$45.00 more')])
  const reached = await add(browser, lamp)
  expect(reached.totals.itemSubTotal).toBe(15_000)
  expect(reached.totals.shipping).toBe(0)
  expect(await told(browser)).toEqual(['Threshold Reached', 'Standard shipping is free.'])
  const above = await add(browser, lamp)
  expect(above.promoSummary).toContainEqual(
    expect.objectContaining({ promotionId: 'FREESHIP', distanceFromConditionThreshold: -4_500 }),
  )
  expect(await told(browser)).toEqual(['Above Threshold', 'Standard shipping is free.'])
})
