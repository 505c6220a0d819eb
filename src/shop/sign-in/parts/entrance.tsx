import type { ReactNode } from 'react'

import { useLanguage } from '#src/language/use-language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import { FormSheet } from '#src/ui/forms/one-form.tsx'
import css from './entrance.module.css'

const reasons = [
  { icon: 'truck', text: 'sign-in.reason.orders' },
  { icon: 'heart', text: 'sign-in.reason.favorites' },
  { icon: 'return', text: 'sign-in.reason.repairs' },
] as const

type Props = { readonly title: string; readonly children: ReactNode }

/** The way into the account; beside the form, where there is room, what an account is good for. */
export function Entrance({ title, children }: Props) {
  const { t } = useLanguage()
  return (
    <div className={css.wide}>
      <FormSheet title={title}>{children}</FormSheet>
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
    </div>
  )
}
