import { href } from '#routes/href.ts'
import type { ProductCard as Card } from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { Image } from '#src/commerce/calls/shapes.ts'
import type { Language } from '#src/language/language.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Badge } from '#src/ui/feedback/badge.tsx'
import { Memoized } from '#src/ui/memoized.tsx'
import { Rating } from '#src/ui/feedback/rating.tsx'
import { firstPicture, isFetchedAhead } from '#src/ui/first-picture.ts'
import { addressFrom, responsive } from '#src/ui/responsive.ts'
import { Swatch, swatches } from '#src/ui/controls/swatch.tsx'

import { cardActions } from './card-actions.tsx'
import grid from './card-grid.module.css'
import { cardPictures } from './card-pictures.ts'
import { Heart } from './heart.tsx'
import { PriceTag } from './price-tag.tsx'
import css from './product-card.module.css'

/** More colours than this are counted instead of shown. */
const shownColors = 4

/** How wide a card's picture is on most screens that have a pointer, in pixels of the screen. */
const cardPixels = 480

type CardProps = {
  readonly card: Card
  /** The element: a card on its own, or an item of a list. */
  readonly as?: 'article' | 'li'
  /** Whether it can be kept among the favourites from here. */
  readonly keeps?: boolean
  /** Whether it can be looked at closer and compared from here: in a grid, which says the looks of all swatches at once. */
  readonly acts?: boolean
  /** The first of a page: its picture is asked for ahead of the others, so that one of them is seen soon. */
  readonly isFirst?: boolean
  /** In a grid: as wide as two, with the picture that its product has for it. */
  readonly isWide?: boolean
}

/**
 * A photograph before all else; a drawing as soon as it is read of. It needs no low priority to stay out of the head, as other
 * first pictures do: what is memoized names nothing there.
 */
const ahead = (src: string) => (isFetchedAhead(src) ? firstPicture(src) : {})

/**
 * The first colour. Where the others and the back are to be had stands in an attribute: only a browser that has a pointer
 * puts them in (`client/behaviours/cards.ts`). Style knows the shape of a picture, so that its place is kept.
 */
function picture({ colors, back }: Card, isFirst: boolean) {
  const [first, ...others] = colors.slice(0, shownColors)
  if (first === undefined) return null
  const { src, alt } = first.image
  const addressOf = (image: Image) => addressFrom(image, cardPixels)
  const more = cardPictures(src, [back && addressOf(back), ...others.map(({ image }) => addressOf(image))])
  const loading = isFirst ? ahead(src) : ({ loading: 'lazy' } as const)
  return <img src={src} alt={alt} {...responsive(first.image, 'card')} data-pictures={more} {...loading} />
}

/** Where it is used. Over it the other colours are shown by themselves, so that each is seen. */
function scene({ scene: wide, colors }: Card) {
  if (wide === undefined) return null
  const { src, alt } = wide
  const others = colors.slice(1, shownColors).map(({ image }) => addressFrom(image, cardPixels))
  const more = cardPictures(src, [undefined, ...others])
  return <img src={src} alt={alt} {...responsive(wide, 'wide')} data-pictures={more} loading="lazy" />
}

function state({ available, badge }: Card, { t }: Language) {
  if (!available) return <Badge>{t('browse.sold-out')}</Badge>
  if (badge === undefined) return null
  return <Badge look={badge === 'sale' ? 'sale' : 'plain'}>{t(`browse.badge.${badge}`)}</Badge>
}

function colors({ colors: all, slug }: Card, link: string, { t, locale }: Language) {
  const more = all.length - shownColors
  return (
    <div role="group" aria-label={t('browse.colors', { count: all.length })}>
      {all.slice(0, shownColors).map(({ id, name, hex }, index) => (
        // The first is the one that the card itself leads to.
        <a key={id} href={index === 0 ? link : `${href(locale, 'product', { slug })}?color=${id}`} title={name}>
          <Swatch hex={hex} look="plain" />
        </a>
      ))}
      {more > 0 && `+${more}`}
    </div>
  )
}

type ContentProps = Pick<CardProps, 'card'> & Required<Omit<CardProps, 'card' | 'as'>>

function CardContent({ card, keeps, acts, isFirst, isWide }: ContentProps) {
  const language = useLanguage()
  const { id, name, price, rating, summary } = card
  const link = href(language.locale, 'product', { slug: card.slug }, card.chosen)
  return (
    <>
      {isWide ? scene(card) : picture(card, isFirst)}
      {state(card, language)}
      <h3>
        <a href={link}>{name}</a>
      </h3>
      <p>{summary}</p>
      {acts && cardActions(card, link, language)}
      <PriceTag price={price} />
      <Rating score={rating.score} count={rating.reviewsCount} />
      {colors(card, link, language)}
      {keeps && <Heart productId={id} name={name} />}
    </>
  )
}

/**
 * A product in a list. Lists show dozens of it, so that it has as few elements as it can: its parts are told apart by
 * what they are, and laid out by one grid. Its picture comes once the page is laid out, but for the first of a page.
 */
export function ProductCard({ card, as = 'article', ...looks }: CardProps) {
  const { keeps = true, acts = false, isFirst = false, isWide = false } = looks
  const className = [css.card, !acts && swatches, isWide && grid.wide].filter(Boolean).join(' ')
  return (
    <Memoized as={as} className={className} shows={card} memoKey={`card ${keeps} ${acts} ${isFirst} ${isWide}`}>
      <CardContent card={card} keeps={keeps} acts={acts} isFirst={isFirst} isWide={isWide} />
    </Memoized>
  )
}
