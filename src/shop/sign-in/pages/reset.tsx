import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'

import { CommandForm, type BoxOf } from '../../command-form.tsx'
import { OneForm } from '#src/ui/forms/one-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { NewPasswordFields } from '../parts/new-password-fields.tsx'

/** The account's other ways to sign in. */
type Others = {
  readonly passkeys: readonly { readonly name: string; readonly createdAt: string }[]
  readonly identities: readonly string[]
}

export type Props = { readonly token: string; readonly others?: Others; readonly refused?: RefusedCommand }

/** Somebody who had the old password may have added a way in: lists the others and offers to remove them. */
function OtherWaysIn({ passkeys, identities, box }: Others & { readonly box: BoxOf }) {
  const { t, date } = useLanguage()
  if (passkeys.length + identities.length === 0) return null
  return (
    <fieldset>
      <legend>{t('sign-in.reset.others')}</legend>
      <ul>
        {passkeys.map(({ name, createdAt }) => (
          <li key={name + createdAt}>{t('sign-in.reset.passkey', { name, day: date(createdAt.slice(0, 10)) })}</li>
        ))}
        {identities.map(type => (
          <li key={type}>{t('sign-in.reset.identity', { name: type })}</li>
        ))}
      </ul>
      <CheckField {...box('removesOthers')} label={t('sign-in.reset.remove')} />
    </fieldset>
  )
}

const labels = {
  newPassword: 'sign-in.field.newPassword',
  confirmPassword: 'sign-in.field.confirmPassword',
} as const

/** `/reset-password`: a new password by the link of the letter; a link that has lapsed leads to another one. */
export function ResetPage({ token, others, refused }: Props) {
  const { locale, t } = useLanguage()
  return (
    <OneForm title={t('sign-in.reset')}>
      <CommandForm command="sign-in/reset" labels={labels} refused={refused}>
        {(field, box) => (
          <>
            <input type="hidden" name="token" value={token} />
            <NewPasswordFields first={field('newPassword')} again={field('confirmPassword')} />
            {others && <OtherWaysIn {...others} box={box} />}
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
