import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import page from '#src/ui/layout/page.module.css'

import { headingId } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'
import css from './story.module.css'

/** A picture and what there is to tell beside it, on a ground of contour lines. */
export function Story({ data, id }: SectionProps<'story'>) {
  const { locale } = useLanguage()
  const { eyebrow, title, paragraphs, picture, side, action } = data
  return (
    <section className={css.ground} aria-labelledby={headingId(id)}>
      <div className={`${page.band} ${css.story}`} data-side={side}>
        <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" />
        <div className={css.words}>
          {eyebrow !== undefined && <p className={css.eyebrow}>{eyebrow}</p>}
          <h2 id={headingId(id)}>{title}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {action !== undefined && (
            <ButtonLink look="secondary" href={localPath(locale, action.href)}>
              {action.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
