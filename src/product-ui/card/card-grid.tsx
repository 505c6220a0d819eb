import { Fragment, type ReactNode } from 'react'

import type { ProductCard as Card } from '#src/commerce/calls/catalogue/product-shapes.ts'

import { swatches } from '#src/ui/controls/swatch.tsx'

import actions from './card-actions.module.css'
import css from './card-grid.module.css'
import { ProductCard } from './product-card.tsx'
import { cardPlaces, type ListPart } from './wide-cards.ts'

type Props = {
  readonly cards: readonly Card[]
  /** Content between the products, as wide as the list. */
  readonly between?: ReactNode
  /** One product in eight is shown large, by whether these are all of the list. */
  readonly wideIn?: ListPart | undefined
}

/** Products in rows: two beside each other on a phone, four on a wide screen. */
export function CardGrid({ cards, between, wideIn }: Props) {
  const { wide, before } = cardPlaces(cards, wideIn)
  return (
    <ul className={`${css.grid} ${actions.acts} ${swatches}`} data-cards data-mount="cards">
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          <ProductCard as="li" card={card} acts isFirst={index === 0} isWide={wide.has(index)} />
          {index === before && between !== undefined && <li className={css.between}>{between}</li>}
        </Fragment>
      ))}
    </ul>
  )
}
