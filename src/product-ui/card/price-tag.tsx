import type { PriceRange } from '#src/commerce/calls/shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'

import css from './price-tag.module.css'

type Props = { readonly price: PriceRange }

/** Countries whose law wants the lowest price of thirty days beside a reduction (Directive 98/6/EC, article 6a). */
const countries: ReadonlySet<string> = new Set(['DE', 'FR', 'IT'])

/** By how much it is reduced, in hundredths of the lowest price before, and that price itself, where the law wants them. */
function Reduction({ price: { lowCurrent, highCurrent, lowestBefore, currency } }: Props) {
  const { locale, t, money } = useLanguage()
  if (lowestBefore === undefined || !countries.has(locales[locale].country)) return null
  const share = lowCurrent === highCurrent ? Math.round(100 - (100 * lowCurrent) / lowestBefore) : 0
  return (
    <>
      {share > 0 && ` ${t('browse.price.off', { share })}`}
      <small>{t('browse.price.lowest', { price: money(lowestBefore, currency) })}</small>
    </>
  )
}

/** A price in all its forms: one, from–to, reduced from. Screen readers hear which is which. */
export function PriceTag({ price }: Props) {
  const { t, money } = useLanguage()
  const { lowCurrent, highCurrent, lowOriginal, highOriginal, currency, reducedColors: count } = price
  const isReduced = lowCurrent < lowOriginal || highCurrent < highOriginal
  const span = (low: number, high: number) =>
    low === high
      ? money(low, currency)
      : t('browse.price.span', { low: money(low, currency), high: money(high, currency) })
  // Some colours or sizes are reduced and others not: beside a span one price that is struck out would be none of them.
  const isPartly = isReduced && lowCurrent < highCurrent && lowOriginal === highOriginal
  const low = money(lowCurrent, currency)
  const partly = () =>
    count === undefined ? t('browse.price.from', { low }) : t('browse.price.in-colors', { low, count })
  const now = isPartly ? partly() : span(lowCurrent, highCurrent)
  if (!isReduced) return <p className={css.price}>{span(lowCurrent, highCurrent)}</p>
  return (
    <p className={css.reduced} data-before={t('browse.price.now')}>
      {`${now} `}
      <s data-before={t('browse.price.was')}>{span(lowOriginal, highOriginal)}</s>
      <Reduction price={price} />
    </p>
  )
}
