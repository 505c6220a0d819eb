import { describe, expect, it } from 'vitest'

import { slotsOf } from './slots.ts'
import { baselineOf, readSections } from './ready-section.ts'

const quote = { type: 'quote', id: 'voice', data: { text: 'Still dry.', author: 'Maren', role: 'Hut warden' } }
const page = (...items: Parameters<typeof readSections>[0]['sections'][number]['items']) => ({
  sections: [{ name: 'main', items }],
})

describe('R106: a content item', () => {
  it('of a known type whose data has its shape is placed, with its margins and hidden breakpoints', () => {
    const bottomMargins = { small: 'xs', medium: 'sm', large: 'lg' } as const
    const { placed } = readSections(page({ ...quote, bottomMargins, hideOnBreakpoint: ['small'] }))
    expect(placed).toEqual([{ ...quote, bottomMargins, hideOnBreakpoint: ['small'] }])
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
