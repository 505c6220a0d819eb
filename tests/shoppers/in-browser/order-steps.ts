import { expect } from '@playwright/test'

import { locales } from '#src/language/locales.ts'

import { expectReturn, expectStatus, orderPageOf, sendOneBack, worth, type Follower } from './followed-order.ts'
import { openLetter, pathOf, type Post } from './letters.ts'
import type { Ledgers } from './ledgers.ts'
import type { OrderRecord } from './sales.ts'
import { workByHand, type Step } from './warehouse.ts'

type Bought = {
  readonly follower: Follower
  readonly post: Post
  readonly order: OrderRecord
  /** Sees after a step that invoice, points and ledgers say what they should; `changed` is what the step moved. */
  readonly agrees: (changed?: Partial<Ledgers>) => Promise<void>
}

const inWarehouse = ({ page, locale }: Follower, named: string, ...events: readonly Step[]) =>
  workByHand(page, { site: locales[locale].site, named }, ...events)

/** The parcel goes home, and is followed: by its letters, its carrier's page, the order's page. */
export async function followParcel({ follower, post, order: { items }, agrees }: Bought): Promise<void> {
  const { page, orderNumber } = follower
  const [first = '', second = '', third = ''] = items.map(({ name }) => name)
  await inWarehouse(follower, `${orderNumber} · 1`, 'begin', 'pack')
  await expectStatus(follower, 'IN_PROGRESS', { [first]: 'packed', [third]: 'confirmed' })
  await agrees()
  await inWarehouse(follower, `${orderNumber} · 1`, 'ship')
  const letter = await openLetter(page, post, 'order-shipped')
  for (const part of [first, second]) expect(letter).toContain(part)
  expect(letter).not.toContain(third)
  const carrier = await pathOf(page, post, 'track')
  await expectStatus(follower, 'PARTIALLY_SHIPPED', { [first]: 'shipped', [third]: 'confirmed' })
  await page.locator('main ol > li', { hasText: second }).getByRole('link').click()
  await page.waitForURL(`**${carrier}`)
  expect(letter).toContain(/[^/]+$/.exec(carrier)?.[0])
  await agrees()
  await inWarehouse(follower, `${orderNumber} · 1`, 'deliver')
  await openLetter(page, post, 'order-delivered')
  await agrees()
}

/** The other part waits in the store, and is fetched there. */
export async function fetchOther({ follower, post, order: { items, shippingMethods }, agrees }: Bought): Promise<void> {
  const { page, orderNumber } = follower
  const [first = '', , third = ''] = items.map(({ name }) => name)
  const place = shippingMethods[1]?.place?.name ?? 'no place at all'
  await inWarehouse(follower, `${orderNumber} · 2`, 'begin', 'pack', 'make-ready')
  const letter = await openLetter(page, post, 'order-ready')
  for (const part of [place, third]) expect(letter).toContain(part)
  await expectStatus(follower, 'READY_FOR_PICKUP', { [first]: 'delivered', [place]: 'ready-for-pickup' })
  await agrees()
  await inWarehouse(follower, `${orderNumber} · 2`, 'hand-over')
  await openLetter(page, post, 'order-picked-up')
  await expectStatus(follower, 'DELIVERED', { [first]: 'delivered', [place]: 'picked-up' })
  await agrees()
}

/** One piece goes back and is paid back. Gives what that came to. */
export async function sendBack({ follower, post, order: { items, totals }, agrees }: Bought): Promise<number> {
  const { page, locale, orderNumber } = follower
  const [back] = items
  if (back === undefined) throw new Error('nothing was bought')
  const label = await sendOneBack(follower, back.name)
  expect(label).toContain(`1 × ${back.name}`)
  const returnNumber = /\b\d{12}\b/.exec(label)?.[0] ?? 'no number at all'
  await expectReturn(follower, returnNumber, 'announced')
  await agrees()
  await inWarehouse(follower, `${orderNumber} · ${returnNumber}`, 'receive')
  expect(await openLetter(page, post, 'return-received')).toContain(back.name)
  await page.goto(orderPageOf(follower))
  await expectReturn(follower, returnNumber, 'received')
  await agrees({ stock: -2 })
  await inWarehouse(follower, `${orderNumber} · ${returnNumber}`, 'refund')
  const amount = back.price.priceAfterOrderDiscount + (totals.taxIncluded ? 0 : back.taxTotal)
  expect(await openLetter(page, post, 'order-refunded')).toContain(worth(locale, amount))
  await page.goto(orderPageOf(follower))
  await expectReturn(follower, returnNumber, 'refunded')
  return amount
}
