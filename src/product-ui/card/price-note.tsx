import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'

type Props = {
  /** Said once of all prices on a page. */
  readonly ofAll?: boolean
  readonly className?: string | undefined
}

/** Countries whose law wants it said (§ 6 PAngV; Directive 2011/83/EU, article 6). */
const countries: ReadonlySet<string> = new Set(['DE', 'FR', 'IT'])

/** Says that the price includes tax and links to the cost of delivery, where the law wants both. */
export function PriceNote({ ofAll = false, className }: Props) {
  const { locale, t } = useLanguage()
  if (!countries.has(locales[locale].country)) return null
  return (
    <small className={className}>
      {t(ofAll ? 'product.price.all-taxed' : 'product.price.taxed')}{' '}
      <a href={href(locale, 'helpTopic', { slug: 'delivery' })}>{t('product.price.delivery')}</a>
    </small>
  )
}
