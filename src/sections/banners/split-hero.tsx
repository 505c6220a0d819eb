import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

import type { SectionData } from '../model/sections.ts'
import type { SectionProps } from '../section.ts'
import css from './split-hero.module.css'

function Panel({ title, text, ink, picture, action }: SectionData<'split-hero'>['panels'][number]) {
  const { locale } = useLanguage()
  return (
    <div className={css.panel} data-ink={ink}>
      <div className={css.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink look="inverse" href={localPath(locale, action.href)}>
          {action.label}
        </ButtonLink>
      </div>
      <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" />
    </div>
  )
}

/** Two doors side by side, one above the other on narrow screens. */
export const SplitHero = ({ data }: SectionProps<'split-hero'>) => (
  <div className={css.split}>
    {data.panels.map(panel => (
      <Panel key={panel.title} {...panel} />
    ))}
  </div>
)
