import { href } from '#routes/href.ts'
import type { ProductSet } from '#src/commerce/calls/catalogue/assortment.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ProductCard } from '#src/product-ui/card/product-card.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Carousel } from '#src/ui/layout/carousel.tsx'

import css from './product-sets.module.css'

type Props = { readonly sets: readonly ProductSet[]; readonly productId: string }

function Set({ set, productId }: { readonly set: ProductSet; readonly productId: string }) {
  const { locale, t, money } = useLanguage()
  const others = set.items.filter(({ id }) => id !== productId)
  if (others.length === 0) return null
  const headingId = `set-${set.id}`
  return (
    <section aria-labelledby={headingId} className={css.set}>
      <h2 id={headingId}>{set.name}</h2>
      <p className={css.text}>{set.description}</p>
      <p className={css.text}>
        {t('product.set.from', { price: money(set.from, set.currency), count: set.items.length })}
      </p>
      <Carousel
        behaviour="cards"
        previous={t('product.recommendations.previous')}
        next={t('product.recommendations.next')}
      >
        {others.map(card => (
          <ProductCard key={card.id} as="li" card={card} />
        ))}
      </Carousel>
      <ButtonLink look="secondary" href={href(locale, 'kit', { productId }, { set: set.id })} rel="nofollow">
        {t('product.kit.go')}
      </ButtonLink>
    </section>
  )
}

/** Products worn or used together with this one. */
export const ProductSets = ({ sets, productId }: Props) => (
  <>
    {sets.map(set => (
      <Set key={set.id} set={set} productId={productId} />
    ))}
  </>
)
