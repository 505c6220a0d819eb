import { href } from '#routes/href.ts'
import type { Listing } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { CardGrid } from '#src/product-ui/card/card-grid.tsx'
import { Share } from '#src/product-ui/share.tsx'
import { FinderQuestions } from '#src/sections/finder/finder.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Breadcrumbs } from '#src/ui/layout/breadcrumbs.tsx'
import fold from '#src/ui/layout/fold.module.css'
import band from '#src/ui/layout/page.module.css'

import type { FinderData, GivenAnswer } from './answers.ts'
import css from './page.module.css'

export type Props = {
  readonly title: string
  readonly description: string
  readonly finder: FinderData
  readonly answers: readonly GivenAnswer[]
  /** Undefined before anything was answered. */
  readonly found?: {
    readonly listing: Listing
    /** The answers that something has all of. */
    readonly kept: readonly GivenAnswer[]
    /** The listing of all of it, with filters. */
    readonly path: string
  }
}

const said = (answers: readonly GivenAnswer[]) => answers.map(({ option }) => option.label).join(' · ')

function Answer({ title, answers, found }: Pick<Props, 'title' | 'answers'> & Pick<Required<Props>, 'found'>) {
  const { t } = useLanguage()
  const { listing, kept, path } = found
  const dropped = answers.filter(answer => !kept.includes(answer))
  return (
    <section className={css.answer} aria-labelledby="finder-answer">
      <h2 id="finder-answer">{t('browse.finder.count', { count: listing.total })}</h2>
      <p className={css.said}>{said(kept)}</p>
      {dropped.length > 0 && <Notice look="info">{t('browse.finder.without', { answers: said(dropped) })}</Notice>}
      <CardGrid cards={listing.items} />
      <div className={css.on}>
        <ButtonLink href={path}>{t('browse.finder.all', { count: listing.total })}</ButtonLink>
        <Share name={title} />
      </div>
    </section>
  )
}

export function FinderPage({ title, description, finder, answers, found }: Props) {
  const { locale, t } = useLanguage()
  const questions = (
    <FinderQuestions
      finder={finder}
      answers={Object.fromEntries(answers.map(({ name, option }) => [name, option.value]))}
    />
  )
  return (
    <article className={`${band.band} ${css.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.home'), href: href(locale, 'home') }]} here={title} />
      <h1>{title}</h1>
      <p className={css.lead}>{description}</p>
      {found === undefined ? (
        questions
      ) : (
        <>
          <Answer title={title} answers={answers} found={found} />
          <details className={css.change}>
            <summary className={fold.summary}>{t('browse.finder.change')}</summary>
            {questions}
          </details>
        </>
      )}
    </article>
  )
}
