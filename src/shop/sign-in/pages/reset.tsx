import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/button.tsx'

import { CommandForm } from '../../command-form.tsx'
import { OneForm } from '../../one-form.tsx'
import type { Refused } from '../../page.ts'
import { NewPasswordFields } from '../parts/new-password-fields.tsx'

export type Props = { readonly token: string; readonly refused?: Refused }

const labels = {
  newPassword: 'sign-in.field.newPassword',
  confirmPassword: 'sign-in.field.confirmPassword',
} as const

/** `/reset-password`: a new password by the link of the letter; a link that has lapsed leads to another one. */
export function ResetPage({ token, refused }: Props) {
  const { locale, t } = useLanguage()
  return (
    <OneForm title={t('sign-in.reset')}>
      <CommandForm command="sign-in/reset" labels={labels} refused={refused}>
        {field => (
          <>
            <input type="hidden" name="token" value={token} />
            <NewPasswordFields first={field('newPassword')} again={field('confirmPassword')} />
            <Button type="submit" wide>
              {t('sign-in.reset.submit')}
            </Button>
          </>
        )}
      </CommandForm>
      <p>
        <a href={href(locale, 'forgotPassword')}>{t('sign-in.reset.again')}</a>
      </p>
    </OneForm>
  )
}
