import { href } from '#routes/href.ts'
import type { DeliveryPromise, ProductDetails, Stock } from '#src/commerce/calls/products.ts'
import { useLanguage } from '#src/language/language.tsx'
import { PriceTag } from '#src/shelf/price-tag.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Island } from '#src/ui/island.tsx'
import { Rating } from '#src/ui/rating.tsx'

import { colorPrice, sizeChoices } from './model/choice.ts'
import css from './page.module.css'
import { BuyBar } from './parts/buy-bar.tsx'
import { BuyBox } from './parts/buy-box.tsx'
import { ColorPicker } from './parts/color-picker.tsx'
import { Delivery } from './parts/delivery.tsx'
import { Gallery } from './parts/gallery.tsx'
import { Recommendations } from '#src/shelf/recommendations.tsx'
import { Story } from './parts/story.tsx'

export type Props = {
  readonly product: ProductDetails
  /** A hint: the page may be some seconds old; cart and order ask anew (promise P7). */
  readonly stock: readonly Stock[]
  /** When it would arrive; absent when the platform does not say. */
  readonly delivery: DeliveryPromise | undefined
  readonly color: ProductDetails['colors'][number]
}

/** `/p/:slug` */
export function ProductPage({ product, stock, delivery, color }: Props) {
  const { locale, t } = useLanguage()
  const sizes = sizeChoices(product, color.id, stock)
  const price = colorPrice(product.variants, color.id, product.price.currency)
  const isThere = sizes.some(size => size.state !== 'out')
  return (
    <article className={css.page}>
      <div className={css.trail}>
        <Breadcrumbs
          trail={[
            { name: t('shell.home'), href: href(locale, 'home') },
            ...product.trail.map(({ name, slug }) => ({ name, href: href(locale, 'category', { slug }) })),
          ]}
          here={product.name}
        />
      </div>
      <Gallery images={color.images} />
      <div className={css.buy}>
        <h1>{product.name}</h1>
        <p className={css.summary}>{product.summary}</p>
        <Rating score={product.rating.score} count={product.rating.reviewsCount} />
        <div className={css.price}>
          <PriceTag price={price} />
        </div>
        <ColorPicker colors={product.colors} chosen={color.id} slug={product.slug} />
        <BuyBox productId={product.id} sizes={sizes} />
        {isThere && delivery !== undefined && <Delivery promise={delivery} />}
      </div>
      <Story product={product} />
      <Island
        className={css.beside}
        name="recommendations"
        wake="visible"
        component={Recommendations}
        props={{ productId: product.id }}
      />
      {isThere && <BuyBar name={product.name} price={price} />}
    </article>
  )
}
