import { useLanguage } from '#src/language/language.tsx'
import { ProductCard } from '#src/shelf/product-card.tsx'
import page from '#src/ui/page.module.css'

import css from './product-carousel.module.css'
import { headingId, SectionHead } from './section-head.tsx'
import type { SectionProps } from './section.ts'

/** A row of products to scroll along; absent when there are none. */
export function ProductCarousel({ data, id, cards }: SectionProps<'product-carousel'>) {
  const { t } = useLanguage()
  if (cards.length === 0) return null
  return (
    <section className={`${page.band} ${page.section}`} aria-labelledby={headingId(id)}>
      <SectionHead id={id} title={data.title} text={data.text} action={data.action} />
      <div className={css.carousel}>
        <ul className={css.strip} data-next={t('content.carousel.next')} data-previous={t('content.carousel.previous')}>
          {cards.map(card => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
