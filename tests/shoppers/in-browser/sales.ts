import { expect, type Page } from '@playwright/test'

import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'

import { askShops } from '../../support/shop-database.ts'
import { wordsOf } from '../../support/words.ts'
import { orderNumber, type Market } from './purchase.ts'

/** An order as the shop has written it down; amounts in minor units. */
export type OrderRecord = {
  readonly totals: {
    readonly total: number
    readonly totalDiscount: number
    readonly remainingToPay: number
    readonly taxIncluded: boolean
  }
  readonly items: readonly {
    readonly name: string
    readonly qty: number
    readonly isCustoms: boolean
    readonly taxTotal: number
    readonly price: { readonly rowTotal: number; readonly priceAfterOrderDiscount: number }
  }[]
  readonly shippingMethods: readonly {
    readonly storeId?: string
    readonly place?: { readonly name: string; readonly addressLine1: string }
    readonly address?: Pick<Address, 'addressLine1' | 'firstName' | 'postalCode' | 'city' | 'province' | 'countryCode'>
    readonly applicableShippingMethods: readonly { readonly code: string; readonly selected: boolean }[]
  }[]
  readonly payment_instruments: readonly { readonly payment_method_id: string; readonly amount: number }[]
}

const rowsOf = <Row>(sql: string, order: string) => askShops<Row>(`${sql} WHERE order_number = ?`, order)

/**
 * One final order, one charge of what credits left to pay of it (none of nothing), and stock down by what was bought.
 * Gives the order.
 */
export function expectOneSale(number: string, pieces: number): OrderRecord {
  const [placed, ...others] = rowsOf<{ placing: string; total: number; quote: string }>(
    'SELECT placing, total, quote FROM orders',
    number,
  )
  if (placed === undefined) throw new Error(`no order ${number}`)
  expect(others).toEqual([])
  expect(placed.placing).toBe('final')
  const order = JSON.parse(placed.quote) as OrderRecord
  const { total, remainingToPay } = order.totals
  expect(total).toBe(placed.total)
  const charged = rowsOf<{ amount: number }>('SELECT amount FROM charges', number).map(({ amount }) => amount)
  expect(charged).toEqual(remainingToPay === 0 ? [] : [remainingToPay])
  const moved = rowsOf<{ delta: number }>('SELECT delta FROM stock_movements', number)
  expect(moved.reduce((sum, { delta }) => sum + delta, 0)).toBe(-pieces)
  return order
}

const digits = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))

/** The confirmation: it shows the lines and the total of the one order that stands (`expectOneSale`). Gives both. */
export async function expectConfirmed(page: Page, { locale }: Market, pieces: number) {
  const t = wordsOf(locale)
  await expect(page.getByRole('heading', { name: t('orders.confirmed') })).toBeVisible({ timeout: 20_000 })
  const number = await orderNumber(page)
  const order = expectOneSale(number, pieces)
  for (const { name, qty } of order.items)
    await expect(page.locator('main li', { hasText: name }).getByText(`× ${qty}`)).toBeVisible()
  const total = page.locator('main dl > div').filter({ has: page.getByText(t('cart.total')) })
  expect(digits(await total.locator('dd').textContent())).toBe(order.totals.total)
  return { number, order }
}

/** The ways an order's parcels travel, in its own order. */
export const shippingCodesOf = ({ shippingMethods }: OrderRecord) =>
  shippingMethods.map(
    ({ applicableShippingMethods: ways }) => ways.find(({ selected }) => selected)?.code ?? 'no way at all',
  )

/** What paid for an order, by kind; the rest that a card or the like paid is the order's charge. */
export const paidWith = ({ payment_instruments: instruments }: OrderRecord) =>
  instruments.map(({ payment_method_id }) => payment_method_id)
