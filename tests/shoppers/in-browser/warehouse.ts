import { expect, type Page } from '@playwright/test'

import type { FulfilmentEvent, ReturnEvent } from '#src/commerce/order-life.ts'
import type { SiteName } from '#src/language/locales.ts'

/** One step of either. */
export type Step = FulfilmentEvent | ReturnEvent

/** What a shop's warehouse has to pack, fetch or take back. `named` is a fulfilment's order and number, or a return's. */
type Parcel = { readonly site: SiteName; readonly named: string }

/** Whoever works in the warehouse, on its page: does one step after the other with a parcel. */
export async function workByHand(page: Page, { site, named }: Parcel, ...events: readonly Step[]): Promise<void> {
  await page.goto(`/admin/warehouse?site=${site}`)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: named }) })
  for (const event of events) {
    await row.getByRole('button', { name: event, exact: true }).click()
    await expect(row.getByRole('button', { name: event, exact: true })).toHaveCount(0)
  }
}
