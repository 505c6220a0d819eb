import type { ReactNode } from 'react'

import css from './carousel.module.css'

type Props = {
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[]
  /** Spoken names of the two buttons. */
  readonly previous: string
  readonly next: string
  /** What the items do in the browser (`client/behaviours`). */
  readonly behaviour?: string
}

/** A row to scroll along, which comes to rest at an item. The browser makes the buttons, where it can. */
export const Carousel = ({ items, previous, next, behaviour }: Props) => (
  <div className={css.carousel}>
    <ul className={css.strip} data-next={next} data-previous={previous} data-behaviour={behaviour}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  </div>
)
