import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import { OneForm } from '#src/ui/forms/one-form.tsx'
import type { RefusedCommand } from '../../page.ts'

export type Props = { readonly token: string; readonly needsPassword: boolean; readonly refused?: RefusedCommand }

const labels = { password: 'sign-in.field.password' } as const

/**
 * `/confirm-email`: where the link of a letter leads that asks whether an address is one's own. Who is not signed in to
 * the account shows that they hold it; who never chose its password chooses one by another letter.
 */
export function ConfirmEmailPage({ token, needsPassword, refused }: Props) {
  const { locale, t } = useLanguage()
  return (
    <OneForm title={t('sign-in.confirm-email')}>
      <p>{t(needsPassword ? 'sign-in.confirm-email.password' : 'sign-in.confirm-email.text')}</p>
      <CommandForm command="sign-in/confirm-email" labels={labels} refused={refused}>
        {field => (
          <>
            <input type="hidden" name="token" value={token} />
            {needsPassword && <PasswordField {...field('password')} autoComplete="current-password" />}
            <Button type="submit" wide>
              {t('sign-in.confirm-email.go')}
            </Button>
          </>
        )}
      </CommandForm>
      {needsPassword && (
        <p>
          <a href={href(locale, 'forgotPassword')}>{t('sign-in.confirm-email.not-mine')}</a>
        </p>
      )}
    </OneForm>
  )
}
