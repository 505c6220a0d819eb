import type { ReactNode } from 'react'

import type { DataAttributes } from '#src/kit/data-attributes.ts'

import css from './carousel.module.css'

type Props = {
  /** `<li>` for each thing. */
  readonly children: ReactNode
  /** Spoken names of the two buttons. */
  readonly previous: string
  readonly next: string
  /** The items' behaviour in the browser (`client/behaviours`). */
  readonly behaviour?: DataAttributes['data-mount']
}

/** A row to scroll along, which comes to rest at an item. The browser makes the buttons, where it can. */
export const Carousel = ({ children, previous, next, behaviour }: Props) => (
  <div className={css.carousel}>
    <ul className={css.strip} data-next={next} data-previous={previous} data-mount={behaviour}>
      {children}
    </ul>
  </div>
)
