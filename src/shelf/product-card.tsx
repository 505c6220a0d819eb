import { href } from '#routes/href.ts'
import type { ProductCard as Card } from '#src/commerce/calls/product-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Rating } from '#src/ui/rating.tsx'
import { Swatch } from '#src/ui/swatch.tsx'

import { CardActions } from './card-actions.tsx'
import { Heart } from './heart.tsx'
import { PriceTag } from './price-tag.tsx'
import css from './product-card.module.css'

/** More colours than this are counted instead of shown. */
const shownColors = 4

type CardProps = {
  readonly card: Card
  readonly eager?: boolean
  /** Whether it can be kept among the favourites from here. */
  readonly keeps?: boolean
  /** Whether it can be looked at closer and compared from here. */
  readonly acts?: boolean
}

/**
 * The first colour; behind it its back, shown when the card is pointed at, and the other colours, each shown when its
 * swatch is. Only the first is there for everybody: the others are not fetched before they are shown.
 */
function Pictures({ card, eager = false }: CardProps) {
  const [first, ...others] = card.colors.slice(0, shownColors)
  if (first === undefined) return null
  const { src, alt, width, height } = first.image
  return (
    <>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
      {card.back !== undefined && (
        <img className={css.back} src={card.back.src} alt="" width={width} height={height} loading="lazy" />
      )}
      {others.map(({ id, image }) => (
        <img
          key={id}
          className={css.other}
          src={image.src}
          alt=""
          width={image.width}
          height={image.height}
          loading="lazy"
        />
      ))}
    </>
  )
}

function State({ card }: Pick<CardProps, 'card'>) {
  const { t } = useLanguage()
  if (!card.available) return <Badge>{t('browse.sold-out')}</Badge>
  if (card.badge === undefined) return null
  return <Badge look={card.badge === 'sale' ? 'sale' : 'plain'}>{t(`browse.badge.${card.badge}`)}</Badge>
}

function Colors({ card, link }: Pick<CardProps, 'card'> & { readonly link: string }) {
  const { t } = useLanguage()
  const more = card.colors.length - shownColors
  return (
    <ul className={css.colors} aria-label={t('browse.colors', { count: card.colors.length })}>
      {card.colors.slice(0, shownColors).map(color => (
        <li key={color.id}>
          <a href={`${link}?color=${color.id}`} title={color.name}>
            <Swatch hex={color.hex} />
            <span className="visually-hidden">{color.name}</span>
          </a>
        </li>
      ))}
      {more > 0 && <li className={css.more}>+{more}</li>}
    </ul>
  )
}

/** `eager` for the pictures in view at first: they are fetched at once, the others when they come near. */
export function ProductCard({ card, eager = false, keeps = true, acts = false }: CardProps) {
  const { locale } = useLanguage()
  const link = href(locale, 'product', { slug: card.slug })
  return (
    <article className={css.card}>
      <div className={css.picture}>
        <Pictures card={card} eager={eager} />
        <div className={css.state}>
          <State card={card} />
        </div>
        {acts && <CardActions card={card} link={link} />}
      </div>
      <h3 className={css.name}>
        <a href={link}>{card.name}</a>
      </h3>
      <p className={css.summary}>{card.summary}</p>
      <PriceTag price={card.price} />
      <Rating score={card.rating.score} count={card.rating.reviewsCount} />
      <Colors card={card} link={link} />
      {keeps && <Heart productId={card.id} name={card.name} />}
    </article>
  )
}
