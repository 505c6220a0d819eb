import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Heart } from '#src/product-ui/card/heart.tsx'
import { fitAdvice } from '#src/product-ui/reviews/fit-advice.ts'
import { PriceNote } from '#src/product-ui/card/price-note.tsx'
import { PriceTag } from '#src/product-ui/card/price-tag.tsx'
import { Breadcrumbs } from '#src/ui/layout/breadcrumbs.tsx'
import { Island } from '#src/ui/island.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Rating } from '#src/ui/feedback/rating.tsx'

import { chartOf } from './model/chart-of.ts'
import { seenAs } from './model/seen-as.ts'
import { colorPrice, maxQtyOfColor, pointsOfColor, sizeChoices } from './model/choice.ts'
import typography from '#src/ui/typography.module.css'
import css from './page.module.css'
import type { Props } from './props.ts'
import { BuyBar } from './parts/buying/buy-bar.tsx'
import { BuyBox } from './parts/buying/buy-box.tsx'
import { ColorPicker } from './parts/buying/color-picker.tsx'
import { Delivery } from './parts/pickup/delivery.tsx'
import { FreeDelivery } from './parts/pickup/free-delivery.tsx'
import { Notify } from './parts/buying/notify.tsx'
import { Opinions } from './parts/opinions.tsx'
import { Pickup } from './parts/pickup/pickup.tsx'
import { ProductSets } from './parts/product-sets.tsx'
import { RecentlyViewed } from './parts/recently-viewed.tsx'
import { Share } from '#src/product-ui/share.tsx'
import { Gallery } from './parts/gallery.tsx'
import { GiftCardProduct } from './parts/buying/gift-card-product.tsx'
import { Sections } from '#src/sections/sections.tsx'
import { Recommendations } from '#src/product-ui/recommendations/recommendations.tsx'
import { Layers } from './parts/layers.tsx'
import { Story } from './parts/story.tsx'

export type { Props }

type Buyable = Props & { readonly sizes: ReturnType<typeof sizeChoices>; readonly isAvailable: boolean }

/** Name, colours, sizes, delivery and the buy button. */
function Buying({ sizes, isAvailable, ...page }: Buyable) {
  const { product, delivery, color, size, recipe, reviews, tested } = page
  const { t } = useLanguage()
  return (
    <div className={css.buy}>
      <h1>{product.name}</h1>
      <p className={typography.muted}>{product.summary}</p>
      <a href="#reviews" className={css.rating}>
        <Rating score={product.rating.score} count={product.rating.reviewsCount} />
      </a>
      <div className={css.price}>
        <PriceTag price={priceOf(page)} />
        <PriceNote />
      </div>
      {tested.hasFreeDeliveryBadge && delivery?.freeFrom !== undefined && isAvailable && (
        <FreeDelivery price={priceOf(page)} from={delivery.freeFrom} />
      )}
      <ColorPicker colors={product.colors} chosen={color.id} slug={product.slug} size={size} seen={seenAs(page)} />
      {isAvailable && (
        <div>
          {delivery !== undefined && <Delivery promise={delivery} {...page} />}
          <Pickup productId={product.id} />
        </div>
      )}
      {recipe !== undefined && <Notice look="info">{t('product.customized', { recipe })}</Notice>}
      <BuyBox
        productId={product.id}
        sizes={sizes}
        size={size}
        most={maxQtyOfColor(product.variants, color.id)}
        recipe={recipe}
        chart={chartOf(product)}
        fit={fitAdvice(reviews?.summary, size)}
        shipping={recipe === undefined ? delivery : undefined}
        payLater={product.payLater}
        worn={product.worn}
        points={pointsOfColor(product.variants, color.id)}
      />
      <div className={css.keeping}>
        <Heart productId={product.id} name={product.name} look="line" />
        <Share name={product.name} />
      </div>
      <Notify sizes={sizes} />
    </div>
  )
}

const priceOf = ({ product, color }: Props) => colorPrice(product.variants, color.id, product.price.currency)

/** The product's breadcrumbs. */
function Trail({ product }: Pick<Props, 'product'>) {
  const { locale, t } = useLanguage()
  const above = product.trail.map(({ name, slug }) => ({ name, href: href(locale, 'category', { slug }) }))
  return <Breadcrumbs trail={[{ name: t('shell.home'), href: href(locale, 'home') }, ...above]} here={product.name} />
}

/** The page of clothing and equipment. */
function Gear(page: Props) {
  const { product, stock, color, reviews, sets, content, tested } = page
  const sizes = sizeChoices(product, color.id, stock)
  const isAvailable = sizes.some(({ state }) => state !== 'out')
  return (
    <article className={css.page}>
      <Trail product={product} />
      <div className={css.first}>
        <Gallery {...page} />
        <Buying {...page} sizes={sizes} isAvailable={isAvailable} />
      </div>
      <Story {...page} />
      <Layers {...page} />
      <ProductSets sets={sets} productId={product.id} />
      <Island
        className={css.beside}
        name="recommendations"
        wake="visible"
        component={Recommendations}
        props={{ productId: product.id, slot: 'product', ...tested.recommendations }}
      />
      {reviews !== undefined && <Opinions productId={product.id} reviews={reviews} />}
      <RecentlyViewed id={product.id} name={product.name} src={color.images[0]?.src ?? ''} />
      <div className={css.beside}>
        <Sections {...content} opensPage={false} />
      </div>
      {isAvailable && <BuyBar name={product.name} price={priceOf(page)} />}
    </article>
  )
}

/** `/p/:slug` */
export function ProductPage(props: Props) {
  return props.product.giftCard === undefined ? <Gear {...props} /> : <GiftCardProduct {...props} />
}
