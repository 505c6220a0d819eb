import page from '#src/ui/layout/page.module.css'

import css from './quote.module.css'
import type { SectionProps } from '../section.ts'

/** A quotation with its source. */
export const Quote = ({ data }: SectionProps<'quote'>) => (
  <figure className={`${page.band} ${page.section} ${css.quote}`}>
    <blockquote>
      <p>{data.text}</p>
    </blockquote>
    <figcaption>
      {data.author}
      <span>{data.role}</span>
    </figcaption>
  </figure>
)
