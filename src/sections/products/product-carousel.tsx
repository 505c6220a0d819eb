import { useLanguage } from '#src/language/use-language.tsx'
import { ProductCard } from '#src/product-ui/card/product-card.tsx'
import { Carousel } from '#src/ui/layout/carousel.tsx'
import page from '#src/ui/layout/page.module.css'

import css from './product-carousel.module.css'
import { headingId, SectionHead } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'

/** A row of products to scroll along; absent when there are none. */
export function ProductCarousel({ data, id, cards }: SectionProps<'product-carousel'>) {
  const { t } = useLanguage()
  if (cards.length === 0) return null
  return (
    <section className={`${page.band} ${page.section} ${css.row}`} aria-labelledby={headingId(id)}>
      <SectionHead id={id} title={data.title} text={data.text} action={data.action} />
      <Carousel behaviour="cards" previous={t('content.carousel.previous')} next={t('content.carousel.next')}>
        {cards.map(card => (
          <ProductCard key={card.id} as="li" card={card} />
        ))}
      </Carousel>
    </section>
  )
}
