import { href } from '#routes/href.ts'
import type { DeliveryPromise, ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { formatMoney } from '#src/kit/money.ts'
import type { Language } from '#src/language/language.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import typography from '#src/ui/typography.module.css'

export type ShippingCost = Pick<DeliveryPromise, 'cost' | 'freeFrom'>

/** What it costs to have it delivered, as far as the platform says it; else that the link says it. */
function shippingText({ t, tag, currency }: Language, { cost, freeFrom }: ShippingCost): string {
  const money = (amount: number) => formatMoney(amount, currency, tag, 'short')
  if (cost === undefined && freeFrom === undefined) return t('product.trust.shipping')
  if (cost === undefined) return t('product.free-delivery-from', { amount: money(freeFrom ?? 0) })
  if (freeFrom === undefined) return t('product.trust.shipping-cost', { cost: money(cost) })
  return t('product.trust.shipping-free', { cost: money(cost), amount: money(freeFrom) })
}

type Props = { readonly shipping: ShippingCost | undefined; readonly payLater: ProductDetails['payLater'] }

/** What the store promises, each with a link to what says so. */
export function Trust({ shipping, payLater }: Props) {
  const language = useLanguage()
  const { locale, t } = language
  const promises = [
    { slug: 'delivery', text: shippingText(language, shipping ?? {}) },
    { slug: 'returns', text: t('product.trust.returns') },
    { slug: 'repairs', text: t('product.trust.repairs') },
    ...(payLater === undefined
      ? []
      : [{ slug: 'payment', text: t('product.trust.pay-later', { method: t(`checkout.method.${payLater}`) }) }]),
  ]
  return (
    <p className={typography.small}>
      {promises.map(({ slug, text }, at) => (
        <span key={slug}>
          {at > 0 && ' · '}
          <a href={href(locale, 'helpTopic', { slug })}>{text}</a>
        </span>
      ))}
    </p>
  )
}
