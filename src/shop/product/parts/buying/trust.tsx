import { href } from '#routes/href.ts'
import { formatMoney } from '#src/kit/money.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from './buy-box.module.css'

/** What the store promises, each with a link to what says so. Where nothing is delivered free, it links to what it costs. */
export function Trust({ freeFrom }: { readonly freeFrom: number | undefined }) {
  const { locale, t, tag, currency } = useLanguage()
  const amount = (free: number) => formatMoney(free, currency, tag, 'short')
  const shipping =
    freeFrom === undefined ? t('product.trust.shipping') : t('product.free-delivery-from', { amount: amount(freeFrom) })
  const promises = [
    { slug: 'delivery', text: shipping },
    { slug: 'returns', text: t('product.trust.returns') },
    { slug: 'repairs', text: t('product.trust.repairs') },
  ]
  return (
    <p className={css.trust}>
      {promises.map(({ slug, text }, at) => (
        <span key={slug}>
          {at > 0 && ' · '}
          <a href={href(locale, 'helpTopic', { slug })}>{text}</a>
        </span>
      ))}
    </p>
  )
}
