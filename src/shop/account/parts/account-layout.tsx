import type { ReactNode } from 'react'

import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import { accountAreas, type AccountArea } from '../model/areas.ts'
import css from './account-layout.module.css'

function Areas({ here }: { readonly here: AccountArea }) {
  const { locale, t } = useLanguage()
  return (
    <nav className={css.areas} aria-label={t('account.title')}>
      <ul>
        {accountAreas.map(area => (
          <li key={area}>
            <a href={href(locale, area)} aria-current={area === here ? 'page' : undefined}>
              {t(`account.area.${area}`)}
            </a>
          </li>
        ))}
      </ul>
      <PostForm command="sign-in/leave">
        <input type="hidden" name="from" value={href(locale, here)} />
        <button type="submit" className={css.leave}>
          <Icon name="lock" />
          {t('sign-in.leave')}
        </button>
      </PostForm>
    </nav>
  )
}

type Props = {
  readonly here: AccountArea
  readonly title: string
  /** Shown at the end of the title's line. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The layout of all account pages: navigation and title. */
export function AccountLayout({ here, title, action, children }: Props) {
  return (
    <div className={css.account} data-personal>
      <Areas here={here} />
      <div className={css.page}>
        <header className={css.head}>
          <h1>{title}</h1>
          {action}
        </header>
        {children}
      </div>
    </div>
  )
}
