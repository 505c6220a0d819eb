import type { ProductCard as Card } from '#src/commerce/calls/products.ts'

import css from './card-grid.module.css'
import { ProductCard } from './product-card.tsx'

/** Pictures of the first row are wanted at once. */
const eagerCards = 4

/** Products in rows: two beside each other on a phone, four on a wide screen. */
export function CardGrid({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ul className={css.grid} data-later>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} eager={index < eagerCards} />
        </li>
      ))}
    </ul>
  )
}
