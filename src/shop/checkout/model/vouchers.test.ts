import { expect, it } from 'vitest'

import { dearestVoucher } from './vouchers.ts'

const vouchers = [100, 300, 200].map(points => ({ points, amountInCurrency: points * 10 }))

it('the dearest voucher that an amount uses up wholly applies; none where the least is worth more', () => {
  expect(dearestVoucher(vouchers, 5_000)?.points).toBe(300)
  expect(dearestVoucher(vouchers, 2_999)?.points).toBe(200)
  expect(dearestVoucher(vouchers, 1_000)?.points).toBe(100)
  expect(dearestVoucher(vouchers, 999)).toBeUndefined()
  expect(dearestVoucher([], 5_000)).toBeUndefined()
})
