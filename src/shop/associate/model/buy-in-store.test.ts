import { describe, expect, it } from 'vitest'

import { maxDiscount, readBuyInStore } from './buy-in-store.ts'

const kept = {
  storeId: 's-us-denver',
  storeName: 'Denver',
  storeEmployeeId: 's-us-denver-1',
  storeEmployeeName: 'Robin Tarn',
  endsAt: 1_000,
}

describe('the buy-in-store session', () => {
  it('R142: holds storeId, storeName, storeEmployeeId and storeEmployeeName', () => {
    expect(readBuyInStore(JSON.stringify(kept), 999)).toEqual(kept)
  })

  it('R185: carries its expiry; once that is reached there is none', () => {
    expect(readBuyInStore(JSON.stringify(kept), 1_000)).toBeUndefined()
  })

  it('what is missing or of another shape is none', () => {
    for (const text of [null, '', '{', '{}', JSON.stringify({ ...kept, storeId: 7 })])
      expect(readBuyInStore(text, 0)).toBeUndefined()
  })

  it('D30: at most half of a line is taken off', () => {
    expect([maxDiscount(1_001), maxDiscount(1), maxDiscount(0)]).toEqual([500, 0, 0])
  })
})
