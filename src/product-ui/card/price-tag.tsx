import type { PriceRange } from '#src/commerce/calls/shapes.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from './price-tag.module.css'

/** A price in all its forms: one, from–to, reduced from. Screen readers hear which is which. */
export function PriceTag({ price }: { readonly price: PriceRange }) {
  const { t, money } = useLanguage()
  const { lowCurrent, highCurrent, lowOriginal, highOriginal, currency } = price
  const isReduced = lowCurrent < lowOriginal || highCurrent < highOriginal
  const span = (low: number, high: number) =>
    low === high
      ? money(low, currency)
      : t('browse.price.span', { low: money(low, currency), high: money(high, currency) })
  // Some colours or sizes are reduced and others not: beside a span one price that is struck out would be none of them.
  const isPartly = isReduced && lowCurrent < highCurrent && lowOriginal === highOriginal
  const now = isPartly ? t('browse.price.from', { low: money(lowCurrent, currency) }) : span(lowCurrent, highCurrent)
  if (!isReduced) return <p className={css.price}>{span(lowCurrent, highCurrent)}</p>
  return (
    <p className={css.reduced} data-before={t('browse.price.now')}>
      {`${now} `}
      <s data-before={t('browse.price.was')}>{span(lowOriginal, highOriginal)}</s>
    </p>
  )
}
