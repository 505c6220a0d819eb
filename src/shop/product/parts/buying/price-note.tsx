import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'

/** Countries whose law wants it said beside a price that tax is in it and delivery is not (§ 6 PAngV). */
const countries: ReadonlySet<string> = new Set(['DE'])

/** Says that the price includes tax and links to the cost of delivery, where the law wants both. */
export function PriceNote() {
  const { locale, t } = useLanguage()
  if (!countries.has(locales[locale].country)) return null
  return (
    <small>
      {t('product.price.taxed')}{' '}
      <a href={href(locale, 'helpTopic', { slug: 'delivery' })}>{t('product.price.delivery')}</a>
    </small>
  )
}
