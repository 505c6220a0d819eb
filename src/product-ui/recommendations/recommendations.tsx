import { useId, useRef, type RefObject } from 'react'

import { localPath } from '#routes/href.ts'
import type { Recommendation, Widget } from '#src/commerce/calls/catalogue/assortment.ts'
import { useCall } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { useDecidedWidget, type RecommendationSlot } from './use-decided-widget.ts'
import { useImpression } from '../card/use-impression.ts'
import { PriceTag } from '../card/price-tag.tsx'
import { Carousel } from '#src/ui/layout/carousel.tsx'
import { ProductPicture } from '#src/product-ui/product-picture.tsx'

import css from './recommendations.module.css'

type Props = {
  /** By which rule; what is similar when it is not said. */
  readonly widget?: Widget
  /** The product they are shown beside. */
  readonly productId?: string
  readonly title?: string
  /** The slot the engine decides on; without it the page's own rule applies. */
  readonly slot?: RecommendationSlot
  /** How many. */
  readonly count?: number
}

const usualCount = 8

/** Recommendations for a product: undefined while loading, empty when none came. */
function useRecommendations(
  { widget: usual = 'similar', productId, slot, count = usualCount }: Props,
  block: RefObject<HTMLElement | null>,
): readonly Recommendation[] | undefined {
  const widget = useDecidedWidget(slot, usual)
  const { data, status } = useCall(
    'products.recommendations.get',
    widget && { widget, ...(productId !== undefined && { productId }), count: `${count}` },
    { staleTime: Infinity },
  )
  useImpression(data?.items, block)
  return status === 'error' ? [] : data?.items
}

function Recommended({ item }: { readonly item: Recommendation }) {
  const { locale } = useLanguage()
  return (
    <li className={css.card}>
      <ProductPicture className={css.picture} image={item.image} place="card" lazy />
      <h3 className={css.name}>
        <a href={localPath(locale, item.url)}>{item.title}</a>
      </h3>
      <div className={css.price}>
        <PriceTag price={item.price} />
      </div>
    </li>
  )
}

/** A card's place while it is being asked for: of its size, so that nothing moves when it comes. */
const Placeholder = () => (
  <li className={css.card} aria-hidden="true">
    <div className={css.picture} />
    <div className={css.name} />
    <div className={css.price} />
  </li>
)
/** As many as are in view at first. */
const places = ['first', 'second', 'third', 'fourth']

/** Products that go with this one, asked for when they are about to come into view (R108). Without script, nothing. */
export function Recommendations(props: Props) {
  const { t } = useLanguage()
  const block = useRef<HTMLElement>(null)
  const items = useRecommendations(props, block)
  const titleId = useId()
  if (items?.length === 0) return null
  const buttons = { previous: t('product.recommendations.previous'), next: t('product.recommendations.next') }
  return (
    <section ref={block} className={css.recommendations} aria-labelledby={titleId} aria-busy={items === undefined}>
      <h2 id={titleId}>{props.title ?? t('product.recommendations')}</h2>
      {items === undefined ? (
        <Carousel {...buttons}>
          {places.map(place => (
            <Placeholder key={place} />
          ))}
        </Carousel>
      ) : (
        <Carousel {...buttons}>
          {items.map(item => (
            <Recommended key={item.id} item={item} />
          ))}
        </Carousel>
      )}
    </section>
  )
}
