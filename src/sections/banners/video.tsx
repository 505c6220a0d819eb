import { useState } from 'react'

import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import page from '#src/ui/layout/page.module.css'
import fold from '#src/ui/layout/fold.module.css'

import { headingId, SectionHead } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'
import css from './video.module.css'

/** A film behind its poster, fetched only when play is pressed, with its transcript below. */
export function Video({ data, id }: SectionProps<'video'>) {
  const { t } = useLanguage()
  const [isPlaying, setPlaying] = useState(false)
  const { title, poster, src, transcript } = data
  return (
    <section className={`${page.band} ${page.section}`} aria-labelledby={headingId(id)}>
      <SectionHead id={id} title={title} />
      <div className={css.frame}>
        {isPlaying ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript stands right below the film
          <video src={src} poster={poster.src} width={poster.width} height={poster.height} controls autoPlay />
        ) : (
          <>
            <img src={poster.src} alt={poster.alt} width={poster.width} height={poster.height} loading="lazy" />
            <div className={css.play}>
              <Button look="inverse" onClick={() => setPlaying(true)}>
                {t('content.video.play')}
              </Button>
              <noscript>
                <ButtonLink look="inverse" href={src}>
                  {t('content.video.play')}
                </ButtonLink>
              </noscript>
            </div>
          </>
        )}
      </div>
      <details className={css.transcript}>
        <summary className={fold.summary}>{t('content.video.transcript')}</summary>
        <p>{transcript}</p>
      </details>
    </section>
  )
}
