import { describe, expect, it } from 'vitest'

import { ageAt, checkBirthDate } from './age.ts'
import { afterFailure, minutesLocked } from './attempts.ts'
import { pointsOfGoods, voucherAfter, vouchersFor } from './loyalty.ts'
import { phoneDigits } from './addresses/phone.ts'
import { canCancel } from './purchases.ts'

const at = Date.UTC(2026, 10, 24)

describe('age (D03)', () => {
  it('counts whole years, and a birthday on its day', () => {
    expect([ageAt('2013-11-24', at), ageAt('2013-11-25', at), ageAt('2012-02-29', at)]).toEqual([13, 12, 14])
  })

  it('PRO410 below 13 in the United States and below 16 elsewhere; for a day to come; for nobody of 130', () => {
    expect(checkBirthDate('2013-11-24', 'fellholm-us', at).ok).toBe(true)
    expect(checkBirthDate('2013-11-24', 'fellholm-eu', at)).toMatchObject({ code: 'PRO410', detail: { age: 16 } })
    expect(checkBirthDate('2027-01-01', 'fellholm-us', at)).toMatchObject({ code: 'PRO410' })
    expect(checkBirthDate('1890-01-01', 'fellholm-us', at)).toMatchObject({ code: 'PRO410' })
  })
})

describe('attempts (D04)', () => {
  it('the fourth is the last but one, the fifth locks for thirty minutes, and then counting begins anew', () => {
    expect(afterFailure({ failedAttempts: 2 }, at).code).toBe('wrong')
    expect(afterFailure({ failedAttempts: 3 }, at).code).toBe('last')
    const locked = afterFailure({ failedAttempts: 4 }, at)
    expect(locked).toEqual({ code: 'locked', failedAttempts: 5, lockedUntil: at + 30 * 60_000 })
    const kept = { failedAttempts: 5, lockedUntil: at + 30 * 60_000 }
    expect([minutesLocked(kept, at), minutesLocked(kept, at + 30 * 60_000)]).toEqual([30, undefined])
    expect(afterFailure(kept, at + 31 * 60_000)).toMatchObject({ code: 'wrong', failedAttempts: 1 })
  })
})

describe('phones (D61)', () => {
  it.each([
    ['(303) 555-0142', '1', '13035550142'],
    ['+49 761 12345', '1', '4976112345'],
    ['0176 123456', '49', '490176123456'],
    ['07700 900123', '44', '447700900123'],
    ['12345', '1', undefined],
  ])('%s with dialling code %s is %s', (phone, code, digits) => expect(phoneDigits(phone, code)).toBe(digits))
})

describe('vouchers (D33)', () => {
  it('every full hundred points, at most twenty of them', () => {
    expect(vouchersFor(99)).toEqual([])
    expect(vouchersFor(250)).toEqual([
      { points: 100, amountInCurrency: 1_000 },
      { points: 200, amountInCurrency: 2_000 },
    ])
    expect(vouchersFor(100_000)).toHaveLength(20)
  })
})

describe('what may still be done with an order', () => {
  it('D22: it can be cancelled in CREATED and CONFIRMED, and in no other state', () => {
    const states = [
      'IN_PROGRESS',
      'READY_FOR_PICKUP',
      'PARTIALLY_SHIPPED',
      'SHIPPED',
      'DELIVERED',
      'CANCELLED',
      'RETURNED',
    ] as const
    expect(canCancel({ placing: 'final', status: 'CONFIRMED' })).toBe(true)
    expect(canCancel({ placing: 'challenged', status: 'CREATED' })).toBe(true)
    expect(canCancel({ placing: 'checking', status: 'CREATED' })).toBe(false)
    for (const status of states) expect(canCancel({ placing: 'final', status })).toBe(false)
  })
})

it('R010: goods earn a point for each whole unit that is paid for all of them together; gift cards earn none', () => {
  const paid = (priceAfterOrderDiscount: number, giftCard?: string) => ({
    price: { priceAfterOrderDiscount },
    ...(giftCard !== undefined && { giftCard }),
  })
  expect(pointsOfGoods([])).toBe(0)
  expect(pointsOfGoods([paid(12_950), paid(50)])).toBe(130)
  expect(pointsOfGoods([paid(12_999), paid(5_000, 'digital')])).toBe(129)
})

it.each([
  [0, 100],
  [99, 100],
  [100, 200],
  [1_999, 2_000],
])('D33: with %i points the next voucher is that of %i', (balance, points) => {
  expect(voucherAfter(balance)).toEqual({ points, amountInCurrency: points * 10 })
  expect(vouchersFor(balance).at(-1)?.points ?? 0).toBe(points - 100)
})

it('where as many vouchers are had as are given at once there is no next one', () => {
  expect(voucherAfter(2_000)).toBeUndefined()
})
