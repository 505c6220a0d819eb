import { href, localPath } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { SearchAgain } from '#src/product-ui/search/search-again.tsx'
import { ServiceAddresses } from '#src/product-ui/search/service-addresses.tsx'
import type { LoadedSections } from '#src/sections/load-sections.ts'
import { Sections } from '#src/sections/sections.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

import css from './page.module.css'
import { wordsOf, type ErrorKind } from './words.ts'

export type Props = {
  readonly kind: ErrorKind
  /** Content over the picture. */
  readonly over?: LoadedSections | undefined
  /** Content below it. */
  readonly main?: LoadedSections | undefined
}

/** A landscape for each: a closed summit, a forest without a path, weather. */
const scenes: Readonly<Record<ErrorKind, string>> = {
  forbidden: 'summit/dusk/12',
  'not-found': 'forest/dusk/7',
  'server-error': 'ridges/storm/7',
}

/** A page that is not there: whoever came for a thing says what it is called. */
const SearchInstead = () => (
  <>
    <SearchAgain />
    <ServiceAddresses />
  </>
)

function Help({ text, link }: { readonly text: string; readonly link: string }) {
  return (
    <p>
      {text} <a href="/help-section/contact-us">{link}</a>
    </p>
  )
}

/** R110, R111 and R113: what happened, what to do, the way home, and search and help where a page is missing. */
export function ErrorPage({ kind, over, main }: Props) {
  const { locale, t } = useLanguage()
  const { intro, title, message, support, retry, home, help } = wordsOf(kind)
  return (
    <>
      <div className={css.page}>
        <div className={css.words}>
          {intro !== undefined && <p className={css.intro}>{t(intro)}</p>}
          <h1>{t(title)}</h1>
          <p>
            {t(message)}
            {support !== undefined && (
              <>
                {' '}
                <a href={localPath(locale, '/help/contact-us')}>{t(support)}</a>
              </>
            )}
          </p>
          {/* An empty address is that of the page itself, whichever this is shown for. */}
          {retry !== undefined && (
            <ButtonLink look="inverse" href="">
              {t(retry)}
            </ButtonLink>
          )}
          <ButtonLink look={retry === undefined ? 'inverse' : 'secondary'} href={href(locale, 'home')}>
            {t(home)}
          </ButtonLink>
          {kind === 'not-found' && <SearchInstead />}
          {help !== undefined && <Help text={t(help.text)} link={t(help.link)} />}
          {over !== undefined && over.placed.length > 0 && (
            <div className={css.over}>
              <Sections {...over} opensPage={false} />
            </div>
          )}
        </div>
        <img
          className={css.picture}
          src={`/media/v3/scene/${scenes[kind]}/wide.svg`}
          alt=""
          width={1600}
          height={900}
          loading="lazy"
        />
      </div>
      {main !== undefined && main.placed.length > 0 && (
        <div className={css.main}>
          <Sections {...main} opensPage={false} />
        </div>
      )}
    </>
  )
}
