import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'
import page from '#src/ui/layout/page.module.css'

import css from './editorial-grid.module.css'
import { headingId, SectionHead } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'

/** Things to read, each with the way to what it speaks of. */
export function EditorialGrid({ data, id }: SectionProps<'editorial-grid'>) {
  const { locale } = useLanguage()
  return (
    <section className={`${page.band} ${page.section}`} aria-labelledby={headingId(id)}>
      <SectionHead id={id} title={data.title} />
      <div className={css.articles}>
        {data.articles.map(({ title, text, picture, action }) => (
          <article key={title} className={css.article}>
            <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" />
            <h3>{title}</h3>
            <p>{text}</p>
            <MoreLink href={localPath(locale, action.href)}>{action.label}</MoreLink>
          </article>
        ))}
      </div>
    </section>
  )
}
