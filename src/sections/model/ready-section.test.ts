import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { contentItem } from '#src/commerce/calls/content.ts'

import { slotsOf } from './slots.ts'
import { baselineOf, readSections } from './ready-section.ts'

const quote = { type: 'quote', id: 'voice', data: { text: 'Still dry.', author: 'Maren', role: 'Hut warden' } }
const page = (...items: Parameters<typeof readSections>[0]['sections'][number]['items']) => ({
  sections: [{ name: 'main', items }],
})

describe('a content item', () => {
  it('R106: has type, id, variant, experienceId, bottomMargins by breakpoint, hideOnBreakpoint, isSticky, delocalizedTracking and lazy, each of its kind and all but the first two left out at will', () => {
    const whole = {
      ...quote,
      variant: 'wide',
      experienceId: 'words',
      bottomMargins: { small: 'none', medium: 'sm', large: 'lg' },
      hideOnBreakpoint: ['small', 'large'],
      isSticky: true,
      delocalizedTracking: 'quote-of-maren',
      lazy: true,
    }
    expect(v.parse(contentItem, whole)).toEqual(whole)
    expect(v.parse(contentItem, quote)).toEqual(quote)
    const others = {
      type: 1,
      id: undefined,
      variant: 2,
      experienceId: [],
      bottomMargins: { small: 'sm', medium: 'huge', large: 'lg' },
      hideOnBreakpoint: ['print'],
      isSticky: 'yes',
      delocalizedTracking: {},
      lazy: 0,
    }
    for (const [field, value] of Object.entries(others))
      expect([field, v.safeParse(contentItem, { ...whole, [field]: value }).success]).toEqual([field, false])
  })

  it('of a known type whose data has its shape is placed, with its margins, hidden breakpoints and whether it stays in view', () => {
    const bottomMargins = { small: 'xs', medium: 'sm', large: 'lg' } as const
    const place = { bottomMargins, hideOnBreakpoint: ['small' as const], isSticky: true }
    expect(readSections(page({ ...quote, ...place })).placed).toEqual([{ ...quote, ...place }])
  })

  it('of an unknown type is left out with its type and id, and the rest stays in order', () => {
    const banner = {
      type: 'banner',
      id: 'last',
      data: { text: 'Hm', ground: 'pine', action: { label: 'Go', href: '/' } },
    }
    const { placed, misplaced } = readSections(page(quote, { type: 'carousel-3d', id: 'odd', data: {} }, banner))
    expect(placed.map(({ id }) => id)).toEqual(['voice', 'last'])
    expect(misplaced).toEqual([{ type: 'carousel-3d', id: 'odd', reason: 'unknown type' }])
  })

  it('whose data does not parse is left out and says what is wrong with it', () => {
    const { placed, misplaced } = readSections(
      page({ ...quote, data: { text: '', author: 'Maren', role: 'Warden' } }, quote),
    )
    expect(placed.map(({ id }) => id)).toEqual(['voice'])
    expect(misplaced[0]).toMatchObject({ type: 'quote', id: 'voice' })
    expect(misplaced[0]?.reason).toContain('text')
  })

  it('never leads to another origin: a link to one does not parse', () => {
    const action = { label: 'Out', href: '//evil.example/' }
    const { placed } = readSections(page({ type: 'banner', id: 'out', data: { text: 'Hm', ground: 'pine', action } }))
    expect(placed).toEqual([])
  })
})

describe('R155, R209: content under experiment', () => {
  const other = { ...quote, id: 'other' }
  const place = {
    name: 'main',
    items: [quote],
    experienceId: 'words',
    variants: [
      { variantId: 'loud', targets: [other] },
      { variantId: 'empty', targets: [] },
    ],
    baselines: [quote],
  }
  const shownAs = (key?: string) =>
    readSections({ sections: [place] }, { words: { ...(key !== undefined && { key }), variables: {} } }).placed.map(
      ({ id }) => id,
    )

  it('shows the variant that is decided for and has targets, else the baseline', () => {
    expect([shownAs('loud'), shownAs('empty'), shownAs('unknown'), shownAs()]).toEqual([
      ['other'],
      ['voice'],
      ['voice'],
      ['voice'],
    ])
    expect(readSections({ sections: [place] }).placed.map(({ id }) => id)).toEqual(['voice'])
  })

  it('of the Monetate type has all that may stand in its place: the baseline, and each variant that has targets', () => {
    const decidedLater = { ...place, experienceType: 'monetate' as const }
    const { placed } = readSections({ sections: [decidedLater] }, { words: { key: 'loud', variables: {} } })
    expect(placed.map(({ id, experience }) => [id, experience])).toEqual([
      ['voice', { id: 'words' }],
      ['other', { id: 'words', variantId: 'loud' }],
    ])
    expect(baselineOf(placed).map(({ id }) => id)).toEqual(['voice'])
    const [first, second, ...more] = slotsOf([
      ...placed,
      ...readSections({ sections: [{ name: '', items: [other] }] }).placed,
    ])
    expect([first?.baseline.length, [...(first?.variants.keys() ?? [])], more]).toEqual([1, ['loud'], []])
    expect([second?.experienceId, second?.baseline.map(({ id }) => id)]).toEqual([undefined, ['other']])
  })
})
