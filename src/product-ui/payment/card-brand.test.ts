import { expect, it } from 'vitest'

import { brandName } from './card-brand.ts'

it('names a card brand as people know it, and an unknown one with a capital', () => {
  expect(['visa', 'mastercard', 'amex', 'discover'].map(brandName)).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    'Discover',
  ])
})
