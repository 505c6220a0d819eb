import { Accordion as Folds } from '#src/ui/layout/accordion.tsx'
import page from '#src/ui/layout/page.module.css'

import { headingId, SectionHead } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'

/** Questions that open to their answers. */
export const Accordion = ({ data, id }: SectionProps<'accordion'>) => (
  <section className={`${page.band} ${page.section}`} aria-labelledby={headingId(id)}>
    <SectionHead id={id} title={data.title} />
    <Folds
      folds={data.folds.map(({ title, paragraphs }) => ({
        title,
        content: paragraphs.map(paragraph => <p key={paragraph}>{paragraph}</p>),
      }))}
    />
  </section>
)
