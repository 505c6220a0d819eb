import { href } from '#routes/href.ts'
import type { ProductCard as Card } from '#src/commerce/calls/products.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Rating } from '#src/ui/rating.tsx'
import { Swatch } from '#src/ui/swatch.tsx'

import { PriceTag } from './price-tag.tsx'
import css from './product-card.module.css'

/** More colours than this are counted instead of shown. */
const shownColors = 4

/** `eager` for the pictures in view at first: they are fetched at once, the others when they come near. */
export function ProductCard({ card, eager = false }: { readonly card: Card; readonly eager?: boolean }) {
  const { locale, t } = useLanguage()
  const [first] = card.colors
  const link = href(locale, 'product', { slug: card.slug })
  const more = card.colors.length - shownColors
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {first !== undefined && (
          <img
            src={first.image.src}
            alt={first.image.alt}
            width={first.image.width}
            height={first.image.height}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
        {!card.available ? (
          <span className={css.badge}>{t('browse.sold-out')}</span>
        ) : (
          card.badge !== undefined && (
            <span className={card.badge === 'sale' ? css.sale : css.badge}>{t(`browse.badge.${card.badge}`)}</span>
          )
        )}
      </div>
      <h3 className={css.name}>
        <a href={link}>{card.name}</a>
      </h3>
      <p className={css.summary}>{card.summary}</p>
      <PriceTag price={card.price} />
      <Rating score={card.rating.score} count={card.rating.reviewsCount} />
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
    </article>
  )
}
