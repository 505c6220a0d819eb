import type { PaymentMethodCode } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { SiteName } from '#src/language/locales.ts'

/** Where a method is not offered everywhere. */
const sitesOf: Partial<Readonly<Record<PaymentMethodCode, readonly SiteName[]>>> = {
  KLARNA: ['fellholm-us', 'fellholm-gb', 'fellholm-eu'],
  PAYCONIQ: ['fellholm-eu'],
  BANCONTACT: ['fellholm-eu'],
}

/** Whether an order of the site may be paid by the method. */
export const isOfferedAt = (site: SiteName, code: PaymentMethodCode): boolean => sitesOf[code]?.includes(site) ?? true
