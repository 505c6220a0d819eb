import { expect, test } from 'vitest'

import { paymentMethodCodes } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { SiteName } from '#src/language/locales.ts'

import { isOfferedAt, isOfferedIn } from './payment-methods.ts'

const offered = (site: SiteName, ...countries: string[]) =>
  paymentMethodCodes.filter(code => isOfferedAt(site, code) && isOfferedIn(countries, code))

const everywhere = ['CREDIT_CARD', 'KLARNA', 'WALLET']

test.each([
  ['DE', everywhere],
  ['FR', everywhere],
  ['BE', [...everywhere, 'PAYCONIQ', 'BANCONTACT']],
  ['NL', [...everywhere, 'PAYCONIQ']],
  ['LU', [...everywhere, 'PAYCONIQ']],
] as const)('D27: the banks of %s offer what their customers have', (country, codes) =>
  expect(offered('fellholm-eu', country)).toEqual(codes),
)

test('D27: one of several addresses is enough, and without an address no bank is offered', () => {
  expect(offered('fellholm-eu', 'DE', 'BE')).toContain('BANCONTACT')
  expect(offered('fellholm-eu')).toEqual(everywhere)
})

test('D27: no other site takes them, wherever who pays lives; Canada takes no later payment', () => {
  expect(offered('fellholm-us', 'BE')).toEqual(everywhere)
  expect(offered('fellholm-ca', 'CA')).toEqual(['CREDIT_CARD', 'WALLET'])
})
