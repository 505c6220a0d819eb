import type { ReactNode } from 'react'

import { useLanguage } from '#src/language/language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import css from './entrance.module.css'

const reasons = [
  { icon: 'truck', text: 'sign-in.reason.orders' },
  { icon: 'heart', text: 'sign-in.reason.favorites' },
  { icon: 'return', text: 'sign-in.reason.repairs' },
] as const

type Props = { readonly title: string; readonly showsReasons?: boolean; readonly children: ReactNode }

/** One form in the middle of the page; beside it, where there is room, what an account is good for. */
export function Entrance({ title, showsReasons = false, children }: Props) {
  const { t } = useLanguage()
  return (
    <div className={showsReasons ? css.wide : css.narrow}>
      <div className={css.form}>
        <h1>{title}</h1>
        {children}
      </div>
      {showsReasons && (
        <aside className={css.reasons} aria-label={t('sign-in.reasons')}>
          <h2>{t('sign-in.reasons')}</h2>
          <ul>
            {reasons.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                {t(text)}
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  )
}
