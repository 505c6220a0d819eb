import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import css from './form.module.css'

const labels = {
  currentPassword: 'sign-in.field.currentPassword',
  newPassword: 'sign-in.field.newPassword',
  confirmPassword: 'sign-in.field.confirmPassword',
} as const

type Props = { readonly email: string; readonly refused: RefusedCommand | undefined }

/** Every other session ends with the old password; this one goes on, and the cart with it. */
export function PasswordForm({ email, refused }: Props) {
  const { t } = useLanguage()
  return (
    <CommandForm command="account/password" labels={labels} refused={refused}>
      {field => (
        <>
          {/* Password managers keep the new one with whose it is; it is not sent. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField {...field('currentPassword')} autoComplete="current-password" />
          <div className={css.pair}>
            <PasswordField {...field('newPassword')} hint={t('sign-in.password.hint')} autoComplete="new-password" />
            <PasswordField
              {...field('confirmPassword')}
              hint={t('account.password.others')}
              autoComplete="new-password"
            />
          </div>
          <div>
            <Button type="submit" look="secondary">
              {t('account.password.change')}
            </Button>
          </div>
        </>
      )}
    </CommandForm>
  )
}
