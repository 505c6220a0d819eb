import type { PickupContact } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { Locale } from '#src/language/locales.ts'

/** D28: where a collection point wants to be able to call. */
const phoneLocales: ReadonlySet<Locale> = new Set(['de-de', 'fr-fr', 'it-it', 'en-gb'])

/**
 * Whether a contact suffices for a way of delivery (R240, R241): first name, last name and e-mail always, at a collection
 * point of some locales a phone as well.
 */
export const isReachable = ({ firstName, lastName, email, phone }: PickupContact, code: string, locale: Locale) =>
  [firstName, lastName, email].every(part => part !== '') &&
  (code !== 'pudo' || !phoneLocales.has(locale) || (phone ?? '') !== '')
