import { describe, expect, test } from 'vitest'
import * as v from 'valibot'

import { giftFields, giftForm, giftOptionOf, missingOf, type GiftForm } from './gift-option.ts'

const whole: GiftForm = {
  giftTo: 'Noor',
  giftEmail: 'noor@example.com',
  giftMessage: 'See you up there.',
  giftFrom: '',
  giftOn: '',
}

describe('R149: the digital gift option (email, to, message)', () => {
  test('is what the three fields say', () => {
    expect(giftOptionOf(whole)).toEqual({ email: 'noor@example.com', to: 'Noor', message: 'See you up there.' })
    expect(missingOf(whole)).toEqual([])
  })

  test.each(['giftTo', 'giftEmail', 'giftMessage'] as const)(
    'R236: with an empty %s it is not sent, and what is missing is named',
    name => {
      const form = { ...whole, [name]: '' }
      expect(giftOptionOf(form)).toBeUndefined()
      expect(missingOf(form)).toEqual([name])
    },
  )

  test('R409: who gives it and the day are said when they are filled in; alone they are no recipient', () => {
    const all = { ...whole, giftFrom: 'Ada', giftOn: '2026-12-03' }
    expect(giftOptionOf(all)).toMatchObject({ from: 'Ada', sendOn: '2026-12-03' })
    expect(v.parse(giftForm, giftFields({ email: 'a@example.com', to: 'A', message: 'm', from: 'B' }))).toMatchObject({
      giftFrom: 'B',
      giftOn: '',
    })
    const alone = v.parse(giftForm, { giftOn: '2026-12-03' })
    expect(giftOptionOf(alone)).toBeUndefined()
    expect(missingOf(alone)).toEqual(['giftTo', 'giftEmail', 'giftMessage'])
    expect(v.safeParse(giftForm, { giftOn: 'soon' }).issues?.[0]?.message).toBe('GFO410')
  })

  test('empty fields mean nobody, and nothing is missing', () => {
    const nothing = v.parse(giftForm, { giftTo: ' ', giftMessage: '' })
    expect(giftOptionOf(nothing)).toBeUndefined()
    expect(missingOf(nothing)).toEqual([])
  })

  test('D14: at most 50 letters of a name and 250 of a message; AUT453 for what is no address', () => {
    const fits = (more: Partial<GiftForm>) => v.safeParse(giftForm, { ...whole, ...more })
    expect(fits({ giftTo: 'x'.repeat(50), giftMessage: 'x'.repeat(250) }).success).toBe(true)
    expect([fits({ giftTo: 'x'.repeat(51) }).success, fits({ giftMessage: 'x'.repeat(251) }).success]).toEqual([
      false,
      false,
    ])
    expect(fits({ giftEmail: 'noor' }).issues?.[0]?.message).toBe('AUT453')
  })
})
