import { describe, expect, it } from 'vitest'

import { leadsHomeAtSignOut } from './sign-out.ts'

describe('R183: signing out', () => {
  it.each(['/cart', '/checkout', '/favorites', '/account', '/account/profile', '/account/order-details/U1'])(
    'on %s leads to /',
    path => {
      expect(leadsHomeAtSignOut(path)).toBe(true)
    },
  )

  it.each(['/', '/c/tents', '/p/boot', '/cartography', '/help/account'])('on %s stays there', path => {
    expect(leadsHomeAtSignOut(path)).toBe(false)
  })
})
