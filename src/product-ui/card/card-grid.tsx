import { Fragment, type ReactNode } from 'react'

import type { ProductCard as Card } from '#src/commerce/calls/catalogue/product-shapes.ts'

import { swatches } from '#src/ui/controls/swatch.tsx'

import css from './card-grid.module.css'
import { ProductCard } from './product-card.tsx'

/** Content stands after so many products: two rows of four, four of two. */
const beforeContent = 8

type Props = {
  readonly cards: readonly Card[]
  /** Content between the products, as wide as the list. */
  readonly between?: ReactNode
}

/** Products in rows: two beside each other on a phone, four on a wide screen. */
export function CardGrid({ cards, between }: Props) {
  const place = Math.min(beforeContent, cards.length) - 1
  return (
    <ul className={`${css.grid} ${swatches}`} data-cards data-mount="cards">
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          <ProductCard as="li" card={card} acts isFirst={index === 0} />
          {index === place && between !== undefined && <li className={css.between}>{between}</li>}
        </Fragment>
      ))}
    </ul>
  )
}
