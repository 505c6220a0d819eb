import { describe, expect, it } from 'vitest'

import { errorStatus } from '#src/commerce/errors.ts'

import { languageOf } from './catalogue.ts'
import { giftCardCode, refusalOfPlacing } from './checkout-refusals.ts'
import type { Locale } from './locales.ts'
import { refusalText } from './refusal-text.ts'
import type { Recovery, RefusalSlot } from './refusal.ts'
import { refusalOf } from './refusals.ts'

/** One locale for each of the five languages. */
const spoken: readonly Locale[] = ['en-us', 'es-us', 'fr-fr', 'de-de', 'it-it']

const detail = { maxAllowedQty: 3, mostGiftCards: 5, minutes: 30, age: 16, mostCodes: 3 }

/** Where each code is said (D21) and what mends it (R320 to R331), written down once more. */
const said: readonly (readonly [RefusalSlot, Recovery, readonly string[]])[] = [
  ['item', 'remove', ['ORD430', 'ORD404', 'INV700', 'INV406', 'INV405', 'INV407', 'INV701', 'INV702']],
  ['item', 'choose', ['INV408', 'INV409', 'GWP403']],
  ['item', 'review', ['PRC400']],
  ['input', 'choose', ['GFC700', 'GFC725', 'GFC740', 'GFC755', 'GFC812', 'PRM150', 'PRM155', 'PRM416']],
  ['input', 'choose', ['REW130', 'REW135', 'REW140']],
  ['input', 'correct', ['GFC800', 'GFC400', 'PRM130', 'PRM160', 'AUT453', 'SHP410', 'SHP500', 'BILL410', 'CHK320']],
  ['input', 'correct', ['CHK380', 'FE340', 'FE872', 'PRO400', 'PRO410', 'PRO411', 'PRO418', 'AUT442', 'AUT444']],
  [
    'input',
    'correct',
    [
      'AUT450',
      'AUT451',
      'AUT452',
      'AUT454',
      'AUT456',
      'CCA400',
      'ORD400',
      'REV410',
      'REV413',
      'REV415',
      'ATTR100',
      'ATTR200',
      'ATTR300',
    ],
  ],
  ['input', 'correct', ['GFO406', 'GFO410']],
  ['input', 'choose', ['EVT409']],
  ['input', 'remove', ['GFC410', 'PRM140']],
  ['input', 'wait', ['GFC799', 'PRM135']],
  ['input', 'write', ['GFC760']],
  ['input', 'sign-in', ['PRM175', 'REW401', 'AUT439']],
  ['top', 'choose', ['PAY400', 'PYT400', 'PYT402', 'PYT404', 'FE309', 'SHP404', 'STR404', 'AUT438']],
  ['top', 'correct', ['PAY401', 'BIL400', 'PYT405', 'PYT406', 'OHS4004', 'AUT401', 'AUT426', 'AUT437', 'PRO419']],
  ['top', 'review', ['ORD415', 'ORD409', 'TAX310', 'GFO404', 'GFO405', 'GFS800', 'ORD516', 'ORD517', 'ORD518']],
  ['top', 'recreate-cart', ['BSK404']],
  ['top', 'retry', ['AUT403', 'AUT402', 'AUT418', 'AUT432', 'AUT500', 'CCN404']],
  ['top', 'wait', ['AUT423', 'API429']],
  ['top', 'write', ['AUT441', 'FUL409', 'RTN500']],
  ['top', 'sign-in', ['AUT404', 'AUT428', 'AUT455', 'PRO404', '4044']],
  ['toast', 'retry', ['GEN500', 'TAX309']],
  [
    'toast',
    'reload',
    ['AUT498', 'AUT409', 'AUT440', 'API400', 'API404', 'API405', 'API406', 'API415', 'PLP400', 'CCA401'],
  ],
  ['toast', 'choose', ['CC_ALREADY_EXISTS', 'PYT300', 'PRO414', 'PRO415']],
  ['toast', 'review', ['PRO412', 'AUT457']],
]
const rows = said.flatMap(([place, recovery, codes]) => codes.map(code => ({ code, place, recovery })))

describe('the one table of refusals (D21, D64)', () => {
  it.each(rows)('$code is said at: $place, mended by: $recovery', ({ code, place, recovery }) => {
    expect(refusalOf(code)).toMatchObject({ place, recovery })
  })

  it.each(rows)('$code has a sentence of its own in five languages, complete with its values', ({ code }) => {
    for (const locale of spoken) {
      const language = languageOf(locale)
      const text = refusalText(language, code, detail)
      expect(text, locale).not.toBe(language.t('errors.general'))
      expect(text, locale).not.toMatch(/[{}]|errors\.|[A-Z]{2,}_?\d{3}/)
    }
  })

  it('every code a call may answer with has its row, and its row in this test', () => {
    expect(rows.map(({ code }) => code).toSorted()).toEqual(Object.keys(errorStatus).toSorted())
  })

  it('R317, R319: a code nobody knows gets the general sentence and may be tried again', () => {
    for (const locale of spoken) {
      const language = languageOf(locale)
      expect(refusalText(language, 'XYZ999')).toBe(language.t('errors.general'))
    }
    expect(refusalOf('XYZ999')).toMatchObject({ place: 'toast', recovery: 'retry' })
  })

  it('R024: a locked user waits, a locked account writes to customer service, and each is told so', () => {
    const { t } = languageOf('en-us')
    expect(t('errors.AUT423')).not.toBe(t('errors.AUT441'))
    expect([refusalOf('AUT423').recovery, refusalOf('AUT441').recovery]).toEqual(['wait', 'write'])
  })

  it('R324: INV408 names maxAllowedQty when it is there, else the default sentence', () => {
    const english = languageOf('en-us')
    expect(refusalText(english, 'INV408', { maxAllowedQty: 2 })).toBe('You can buy at most 2 of this item.')
    expect(refusalText(english, 'INV408')).toBe(english.t('errors.INV408.default'))
  })

  it('R325: GWP403 says that a gift cannot be changed, or that there are no more of them', () => {
    const english = languageOf('en-us')
    expect(refusalText(english, 'GWP403')).toBe(english.t('errors.GWP403'))
    expect(refusalText(english, 'GWP403', { maxAllowedQty: 1 })).toBe(english.t('errors.GWP403.max'))
  })

  it('R322, R323: one item that is out of stock is spoken of as one, several are said to be several', () => {
    const english = languageOf('en-us')
    expect(refusalText(english, 'INV405', { items: ['a'] })).toBe(english.t('errors.INV405'))
    expect(refusalText(english, 'INV405', { items: ['a', 'b'] })).toBe(english.t('errors.INV405.some'))
  })

  it('R178, R322: INV405 names the items in five languages where their names are known', () => {
    for (const locale of spoken) {
      const text = refusalText(languageOf(locale), 'INV405', { items: ['a'], names: 'Ridgeline Shell' })
      expect(text).toMatch(/^Ridgeline Shell.{20}/)
    }
  })
})

it('R340: a gift card that is there already says so, and one that could not be added for another reason says that', () => {
  const { t } = languageOf('en-us')
  expect(refusalText(languageOf('en-us'), giftCardCode('CC_ALREADY_EXISTS'))).toBe(t('errors.gift-card.exists'))
  expect(refusalText(languageOf('en-us'), giftCardCode('GEN500'))).toBe(t('errors.gift-card.failed'))
  expect(giftCardCode('GFC812')).toBe('GFC812')
})

it.each(['ORD430', 'ORD404', 'INV702', 'PRC400'])('R321: %s is shown at item level', code => {
  expect(refusalOf(code).place).toBe('item')
})

it.each(['PAY400', 'PYT402', 'PAY401'])('R327: %s is a top notification', code => {
  expect(refusalOf(code).place).toBe('top')
})

describe('a refusal of PUT /cart/v2/checkout/order', () => {
  it.each(['FE309', 'PYT404', 'PYT405', 'PAY400', 'PYT402', 'BSK404', 'SHP500', 'INV407', 'INV701'])(
    'R334: %s is a top notification',
    code => {
      expect(refusalOfPlacing(code).place).toBe('top')
    },
  )

  it.each(['ORD430', 'ORD404'])('R333: %s is said above the summary', code => {
    expect(refusalOfPlacing(code).place).toBe('top')
  })

  it.each(['GEN500', 'PRM140', 'PRM150', 'PRC400', 'XYZ999'])('R336: %s is a toast that stays', code => {
    expect(refusalOfPlacing(code).place).toBe('toast')
  })

  it.each([
    ['SHP500', 'shipping'],
    ['SHP404', 'shipping'],
    ['PYT405', 'shipping'],
    ['PAY400', 'billing'],
    ['PYT402', 'billing'],
    ['FE309', 'billing'],
    ['BIL400', 'billing'],
  ] as const)('%s leads back to the step %s', (code, step) => {
    expect(refusalOfPlacing(code).step).toBe(step)
  })
})
