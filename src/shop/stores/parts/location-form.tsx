import type { ReactNode } from 'react'

import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'

import typography from '#src/ui/typography.module.css'
import css from './location-form.module.css'

type Props = {
  readonly action: string
  readonly q: string
  readonly error?: string | undefined
  readonly children?: ReactNode
}

/** Where to look: a postal code or a place, or the browser's position when it is asked for. */
export function LocationForm({ action, q, error, children }: Props) {
  const { t } = useLanguage()
  return (
    <form action={action} method="get" className={css.form}>
      <TextField
        name="q"
        id="place"
        label={t('stores.place')}
        hint={t('stores.place.hint')}
        error={error}
        optional
        defaultValue={q}
        autoComplete="postal-code"
        maxLength={80}
      />
      {children}
      <div className={css.row}>
        <Button type="submit">{t('stores.find')}</Button>
        <span data-mount="position" data-wake="load" className={css.position}>
          <Button look="secondary">{t('stores.here')}</Button>
          <span role="status" className={typography.small} />
        </span>
      </div>
    </form>
  )
}
