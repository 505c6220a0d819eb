import { localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { firstPicture } from '#src/ui/first-picture.ts'

import type { Picture, SectionData } from '../model/sections.ts'
import css from './hero.module.css'
import { headingId } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'

const narrow = '(max-width: 47.99em)'
const dark = '(prefers-color-scheme: dark)'

const Source = ({ media, picture }: { readonly media: string; readonly picture: Picture }) => (
  <source media={media} srcSet={picture.src} width={picture.width} height={picture.height} />
)

function Scenery({ data, isFirst }: { readonly data: SectionData<'hero'>; readonly isFirst: boolean }) {
  const { wide, tall, night } = data
  return (
    <picture>
      {night !== undefined && <Source media={`${dark} and ${narrow}`} picture={night.tall} />}
      {night !== undefined && <Source media={dark} picture={night.wide} />}
      <Source media={narrow} picture={tall} />
      <img
        className={css.picture}
        src={wide.src}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        {...(isFirst ? firstPicture(wide.src) : { loading: 'lazy' })}
      />
    </picture>
  )
}

/** The first thing a page says, over a landscape as large as the window. */
export function Hero({ data, id, isFirst }: SectionProps<'hero'>) {
  const { locale } = useLanguage()
  const { eyebrow, title, text, ink, action, secondAction } = data
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section className={css.hero} data-ink={ink} aria-labelledby={headingId(id)}>
      <div className={css.words}>
        <div className={css.box}>
          {eyebrow !== undefined && <p className={css.eyebrow}>{eyebrow}</p>}
          <Title id={headingId(id)} className={css.title}>
            {title}
          </Title>
          <p className={css.text}>{text}</p>
          <div className={css.actions}>
            <ButtonLink look="inverse" href={localPath(locale, action.href)}>
              {action.label}
            </ButtonLink>
            {secondAction !== undefined && (
              <ButtonLink look="outline" href={localPath(locale, secondAction.href)}>
                {secondAction.label}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      {/* Behind the words, which are shown once it is there: they stand at the foot, and each that comes lifts those before it. */}
      <Scenery data={data} isFirst={isFirst} />
    </section>
  )
}
