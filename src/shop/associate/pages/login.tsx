import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField, SelectField, TextField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import typography from '#src/ui/typography.module.css'
import css from './pages.module.css'

export type Props = {
  /** To choose from, where the account does not say in which one somebody works. */
  readonly stores?: readonly { readonly id: string; readonly name: string }[]
  readonly refused?: RefusedCommand
}

const labels = {
  storeId: 'associate.store',
  username: 'associate.username',
  password: 'sign-in.field.password',
} as const

/** `/associate-login`: where staff of a store sign in, and come back to (R021, R186). */
export function LoginPage({ stores, refused }: Props) {
  const { t } = useLanguage()
  return (
    <div className={css.narrow}>
      <h1>{t('associate.login')}</h1>
      <p className={typography.muted}>{t('associate.login.text')}</p>
      <CommandForm command="associate/enter" labels={labels} refused={refused}>
        {field => (
          <>
            {stores !== undefined && (
              <SelectField {...field('storeId')} options={stores.map(({ id, name }) => ({ value: id, name }))} />
            )}
            <TextField {...field('username')} autoComplete="username" autoCapitalize="none" maxLength={254} />
            <PasswordField {...field('password')} autoComplete="current-password" />
            <Button type="submit" wide>
              {t('associate.login.go')}
            </Button>
          </>
        )}
      </CommandForm>
    </div>
  )
}
