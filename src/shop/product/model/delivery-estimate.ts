import type { DeliveryPromise } from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { Language } from '#src/language/language.ts'

/** When it would be there, in days of the week and not in counts of days, and for which postal code. */
export function deliveryEstimateText(
  { t, day }: Pick<Language, 't' | 'day'>,
  { from, to, postalCode }: DeliveryPromise,
): string {
  const days =
    from === to ? t('product.arrives-on', { day: day(from) }) : t('product.arrives', { from: day(from), to: day(to) })
  return postalCode === undefined ? days : `${days}. ${t('product.postcode.for', { code: postalCode })}`
}
