import page from '#src/ui/layout/page.module.css'

import { headingId } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'
import css from './text.module.css'

/** Running text. Where it opens a page, its heading is the page's own and stands there already. */
export function Text({ data, id, isFirst }: SectionProps<'text'>) {
  const hasHeading = !isFirst && data.title !== ''
  return (
    <section className={`${page.band} ${css.text}`} {...(hasHeading ? { 'aria-labelledby': headingId(id) } : {})}>
      {hasHeading && <h2 id={headingId(id)}>{data.title}</h2>}
      {data.paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
