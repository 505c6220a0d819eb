import { useEffect, useState } from 'react'

import { localPath } from '#routes/href.ts'
import { createBrowserClient } from '#src/commerce/browser.ts'
import type { Recommendation } from '#src/commerce/calls/assortment.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'
import { PriceTag } from './price-tag.tsx'
import { Carousel } from '#src/ui/carousel.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

import css from './recommendations.module.css'

export type Props = { readonly productId: string }

const count = '8'

/** What goes with a product; nothing while it is being asked for, an empty list when nothing came. */
function useRecommendations(productId: string): readonly Recommendation[] | undefined {
  const { locale } = useLanguage()
  const [items, setItems] = useState<readonly Recommendation[]>()
  useEffect(() => {
    let isCurrent = true
    const commerce = createBrowserClient(locales[locale].callLocale)
    void commerce('products.recommendations.get', { widget: 'similar', productId, count }).then(answer => {
      if (isCurrent) setItems(answer.ok ? answer.value.items : [])
    })
    return () => {
      isCurrent = false
    }
  }, [productId, locale])
  return items
}

function Recommended({ item }: { readonly item: Recommendation }) {
  const { locale } = useLanguage()
  const { src, alt, width, height } = item.image
  return (
    <article className={css.card}>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" />
      <h3>
        <a href={localPath(locale, item.url)}>{item.title}</a>
      </h3>
      <PriceTag price={item.price} />
    </article>
  )
}

/** Products that go with this one, asked for when they are about to come into view (R108). Without script, nothing. */
export function Recommendations({ productId }: Props) {
  const { t } = useLanguage()
  const items = useRecommendations(productId)
  if (items?.length === 0) return null
  return (
    <section className={css.recommendations} aria-labelledby="recommendations-title" aria-busy={items === undefined}>
      <h2 id="recommendations-title">{t('product.recommendations')}</h2>
      {items === undefined ? (
        <Skeleton blocks={4} shape="tile" />
      ) : (
        <Carousel
          items={items.map(item => ({ key: item.id, content: <Recommended item={item} /> }))}
          previous={t('product.recommendations.previous')}
          next={t('product.recommendations.next')}
        />
      )}
    </section>
  )
}
