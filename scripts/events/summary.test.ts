import { expect, test } from 'vitest'

import { lineOf, summaryOf, type EventRow } from './summary.ts'

const row = (name: string, parameters: object = {}, more: Partial<EventRow> = {}): EventRow => ({
  id: crypto.randomUUID(),
  name,
  at: Date.UTC(2026, 10, 23, 10),
  locale: 'en-us',
  path: '/en-us',
  page_type: 'home',
  session: 'abc',
  role: 'guest',
  parameters: JSON.stringify(parameters),
  ...more,
})

const purchase = (value: number, currency: string, origin: string) =>
  row(
    'purchase',
    { value, currency, items: [{ price: value, quantity: 1, origin }] },
    { page_type: 'orderConfirmation' },
  )

test('counts events by page type, visits, and orders by currency and by where the goods were found', () => {
  const summary = summaryOf([
    row('scroll', { percent: 25 }),
    row('scroll', { percent: 50 }, { session: 'def' }),
    row('page_view', {}, { session: null, page_type: null }),
    purchase(12_900, 'USD', 'grid'),
    purchase(5_000, 'USD', 'search'),
    purchase(7_000, 'EUR', 'grid'),
  ])
  expect(summary).toMatch(/^6 events of 2 visits/)
  expect(summary).toMatch(/scroll · home +2/)
  expect(summary).toMatch(/page_view · elsewhere +1/)
  expect(summary).toContain('2 in USD: $179.00')
  expect(summary).toMatch(/grid +\$129\.00/)
  expect(summary).toContain('1 in EUR: €70.00')
})

test('orders stand beside the variants that their buyers were shown', () => {
  const shown = (value: number, variation: string) =>
    row('purchase', { value, currency: 'EUR', items: [], variants: { home_hero: variation } })
  const summary = summaryOf([shown(5_000, 'quiet'), shown(2_500, 'quiet'), shown(9_900, 'baseline')])
  expect(summary).toMatch(/home_hero · quiet +€75\.00/)
  expect(summary).toMatch(/home_hero · baseline +€99\.00/)
})

test('says so when there is nothing, and writes an event as one line', () => {
  expect(summaryOf([])).toContain('Nothing has been measured')
  expect(lineOf(row('login'))).toMatch(/^2026-11-23T10:00:00.000Z {2}en-us {2}guest/)
})

test('p75 of each vital by page type: three of four visits were no worse', () => {
  const vital = (metric: string, value: number, page_type = 'home') =>
    row('web_vital', { metric, value, rating: 'good', build: 'b' }, { page_type })
  const summary = summaryOf([
    ...[900, 400, 4_000, 700].map(value => vital('LCP', value)),
    vital('LCP', 1_500, 'category'),
    vital('CLS', 0.0123),
  ])
  expect(summary).toMatch(/LCP · home +900 ms of 4/)
  expect(summary).toMatch(/LCP · category +1500 ms of 1/)
  expect(summary).toMatch(/CLS · home +0\.012 of 1/)
  expect(summaryOf([row('login')])).toMatch(/felt[^]*not measured/)
})
