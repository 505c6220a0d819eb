import { describe, expect, it } from 'vitest'

import { addressLines, placeLine, streetLine } from './address-lines.ts'

const at = (countryCode: string, city: string, postalCode: string, province?: string) => ({
  countryCode,
  city,
  postalCode,
  province,
})

describe('an address is written as its country writes it', () => {
  it.each([
    ['US', at('US', 'Denver', '80202', 'CO'), 'Denver, CO 80202'],
    ['CA', at('CA', 'Montréal', 'H2X 1Y4', 'QC'), 'Montréal QC H2X 1Y4'],
    ['GB', at('GB', 'Keswick', 'CA12 4RN'), 'Keswick, CA12 4RN'],
    ['DE', at('DE', 'Freiburg', '79098'), '79098 Freiburg'],
    ['FR', at('FR', 'Annecy', '74000'), '74000 Annecy'],
    ['IT', at('IT', 'Milano', '20121', 'MI'), '20121 Milano MI'],
  ])('%s', (_, place, line) => expect(placeLine(place)).toBe(line))

  it('and without a state that nobody gave it has no comma or blank too many', () => {
    expect(placeLine(at('US', 'Denver', '80202'))).toBe('Denver, 80202')
    expect(placeLine(at('US', '', '', 'CO'))).toBe('CO')
  })

  it('whole, with the country in the reader’s language; an empty second line is none', () => {
    const address = { firstName: 'Ada', lastName: 'Byron', addressLine1: '1701 Wynkoop St', addressLine2: ' ' }
    expect(addressLines({ ...address, ...at('US', 'Denver', '80202', 'CO') }, 'de-DE')).toEqual([
      'Ada Byron',
      '1701 Wynkoop St',
      'Denver, CO 80202',
      'Vereinigte Staaten',
    ])
    expect(streetLine({ ...address, ...at('GB', 'Keswick', 'CA12 4RN') })).toBe('1701 Wynkoop St, Keswick, CA12 4RN')
  })
})
