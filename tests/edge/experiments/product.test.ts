import { describe, expect, it } from 'vitest'

import type { Browser } from '../browser.ts'
import { browserOf, hasBadge, idsWhere, variationFor } from './visitors.ts'

/** What experiments show on a product’s page: the badge, and how many recommendations are asked for. */
async function product(browser: Browser) {
  const listing = await (await browser.ask('/en-us/c/tents')).text()
  const [, path = ''] = /href="(\/en-us\/p\/[^"?#]+)/.exec(listing) ?? []
  const html = await (await browser.ask(path)).text()
  const count = /&quot;count&quot;:(\d+)|"count":(\d+)/.exec(html)
  return { hasBadge: hasBadge(html), count: Number(count?.[1] ?? count?.[2]) }
}

describe('on a product’s page', () => {
  it('the free-delivery badge is shown to those it is decided for, and to no others', async () => {
    const [shown = ''] = idsWhere(id => variationFor('free_delivery_badge', id) === 'shown')
    const [hidden = ''] = idsWhere(id => variationFor('free_delivery_badge', id) === 'none')
    expect((await product(browserOf(shown))).hasBadge).toBe(true)
    expect((await product(browserOf(hidden))).hasBadge).toBe(false)
  })

  it('who comes back sees 12 recommendations or 8, as it is decided; who is here for the first time 8', async () => {
    const returning = { returning: true }
    const [wide = ''] = idsWhere(id => variationFor('pdp_recommendations', id, returning) === 'wide')
    const [usual = ''] = idsWhere(id => variationFor('pdp_recommendations', id, returning) === 'none')
    expect((await product(browserOf(wide, 2))).count).toBe(12)
    expect((await product(browserOf(wide, 1))).count).toBe(8)
    expect((await product(browserOf(usual, 2))).count).toBe(8)
  })
})
