import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { ButtonLink } from '#src/ui/button.tsx'

import css from './page.module.css'

export type Props = { readonly kind: 'forbidden' | 'not-found' | 'server-error' }

const scene = (name: string, palette: string) => `/media/v1/scene/${name}/${palette}/7/strip.svg`

function Words({ kind }: Props) {
  const { t } = useLanguage()
  if (kind === 'forbidden')
    return (
      <>
        <h1>{t('shell.error.403.title')}</h1>
        <p>{t('shell.error.403.text')}</p>
      </>
    )
  if (kind === 'not-found')
    return (
      <>
        <h1>{t('shell.error.404.title')}</h1>
        <p>{t('shell.error.404.text')}</p>
      </>
    )
  return (
    <>
      <p className={css.intro}>{t('shell.error.500.intro')}</p>
      <h1>{t('shell.error.500.title')}</h1>
      <p>{t('shell.error.500.text')}</p>
    </>
  )
}

/** R110 to R113: forbidden, not found, and everything else. */
export function ErrorPage({ kind }: Props) {
  const { locale, t } = useLanguage()
  return (
    <div className={css.page}>
      <img
        className={css.picture}
        src={scene(kind === 'not-found' ? 'forest' : 'ridges', kind === 'server-error' ? 'storm' : 'dusk')}
        alt=""
        width={2400}
        height={800}
      />
      <div className={css.words}>
        <Words kind={kind} />
        <ButtonLink href={href(locale, 'home')}>{t('shell.error.home')}</ButtonLink>
        {kind === 'not-found' && (
          <p className={css.help}>
            {t('shell.error.404.help')} <a href="/help-section/contact-us">{t('shell.error.404.helpLink')}</a>
          </p>
        )}
      </div>
    </div>
  )
}
