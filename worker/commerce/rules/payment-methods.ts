import type { PaymentMethodCode } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { SiteName } from '#src/language/locales.ts'

type Offer = {
  readonly sites: readonly SiteName[]
  /** ISO 3166-1 alpha-2: where the banks behind it have their customers. */
  readonly countries?: readonly string[]
}

/** Where a method is not offered everywhere. */
const offers: Partial<Readonly<Record<PaymentMethodCode, Offer>>> = {
  KLARNA: { sites: ['fellholm-us', 'fellholm-gb', 'fellholm-eu'] },
  PAYCONIQ: { sites: ['fellholm-eu'], countries: ['BE', 'NL', 'LU'] },
  BANCONTACT: { sites: ['fellholm-eu'], countries: ['BE'] },
}

/** Whether an order of the site may be paid by the method, wherever who pays lives. */
export const isOfferedAt = (site: SiteName, code: PaymentMethodCode): boolean =>
  offers[code]?.sites.includes(site) ?? true

/** Whether the method is one of these countries, those of an order's addresses; most are of every country. */
export const isOfferedIn = (countries: readonly string[], code: PaymentMethodCode): boolean =>
  offers[code]?.countries?.some(country => countries.includes(country)) ?? true
