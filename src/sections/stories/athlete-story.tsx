import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'
import page from '#src/ui/layout/page.module.css'

import css from './athlete-story.module.css'
import { headingId } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'

/** An athlete's story. */
export function AthleteStory({ data, id }: SectionProps<'athlete-story'>) {
  const { locale } = useLanguage()
  const { name, discipline, picture, words, facts, action } = data
  return (
    <section className={`${page.band} ${page.section} ${css.athlete}`} aria-labelledby={headingId(id)}>
      <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" />
      <div className={css.words}>
        <p className={css.discipline}>{discipline}</p>
        <h2 id={headingId(id)}>{name}</h2>
        <blockquote>
          <p>{words}</p>
        </blockquote>
        <dl>
          {facts.map(fact => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {action !== undefined && <MoreLink href={localPath(locale, action.href)}>{action.label}</MoreLink>}
      </div>
    </section>
  )
}
