import { describe, expect, it } from 'vitest'

import { joinInterests, splitInterests, updateOf } from './profile-update.ts'

const loaded = { revision: 7 }

describe('an update of the profile', () => {
  it("R191: before the profile is loaded it is refused as 'Profile not loaded'", () => {
    expect(updateOf(undefined, { consumerDetails: { firstName: 'Ada' } })).toMatchObject({
      ok: false,
      code: 'PROFILE_NOT_LOADED',
    })
  })

  it('R192: is skipped when every supplied value is empty', () => {
    const empty = { consumerDetails: { firstName: '', phone: '' }, preferences: { interests: '' } }
    expect(updateOf(loaded, empty)).toEqual({ ok: true, value: undefined })
    expect(updateOf(loaded, {})).toEqual({ ok: true, value: undefined })
  })

  it('R298: holds consumerDetails and preferences, without what was left empty, and the revision it was made from', () => {
    const given = { consumerDetails: { firstName: 'Ada', phone: '' }, preferences: { preferredShoeSize: '42' } }
    expect(updateOf(loaded, given)).toEqual({
      ok: true,
      value: { revision: 7, consumerDetails: { firstName: 'Ada' }, preferences: { preferredShoeSize: '42' } },
    })
  })
})

describe('R137: interests', () => {
  it('are one text, entries separated by pipes, and the way back leaves out what nobody offers', () => {
    expect(joinInterests(['hike', 'camp'])).toBe('hike|camp')
    expect(splitInterests('hike|camp|golf')).toEqual(['hike', 'camp'])
    expect(splitInterests(undefined)).toEqual([])
  })
})
