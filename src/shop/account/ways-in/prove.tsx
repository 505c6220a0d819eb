import { href } from '#routes/href.ts'
import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/controls/field.tsx'

import { commandPath } from '#src/kit/command-path.ts'
import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from '../parts/form.module.css'

const labels = { password: 'sign-in.field.currentPassword' } as const

/** Identity providers by their own names. */
const providers = { google: 'Google', facebook: 'Facebook' } as const

type Props = { readonly profile: Profile; readonly hasPasskey: boolean; readonly refused: RefusedCommand | undefined }

/** With a passkey of this browser. It takes script; what a press does is in `client/behaviours/passkey.ts`. */
function ByPasskey() {
  const { locale, t } = useLanguage()
  return (
    <div
      data-mount="passkey"
      data-begin={commandPath(locale, 'sign-in', 'passkey-challenge')}
      data-finish={commandPath(locale, 'account', 'prove-by-passkey')}
    >
      <div className={css.row}>
        <Button look="secondary">{t('account.prove.passkey')}</Button>
      </div>
      <p role="alert" data-problem data-failed={t('sign-in.passkey.failed')} hidden />
    </div>
  )
}

/** Confirms by signing in again with the identity provider. */
function ByIdentity({ identity }: Pick<Profile['consumerDetails'], 'identity'>) {
  const { locale, t } = useLanguage()
  const own = Object.entries(providers).filter(([idp]) => identity.some(({ type }) => type === idp))
  if (own.length === 0) return null
  return (
    <PostForm command="sign-in/social">
      <input type="hidden" name="redirectTo" value={href(locale, 'accountProfile')} />
      <div className={css.row}>
        {own.map(([idp, name]) => (
          <Button key={idp} type="submit" look="secondary" name="idp" value={idp}>
            {t('sign-in.social.with', { name })}
          </Button>
        ))}
      </div>
    </PostForm>
  )
}

/** Shows once more who it is, before anything changes that opens the account: the session may have been left open. */
export function Prove({ profile, hasPasskey, refused }: Props) {
  const { t } = useLanguage()
  const { hasPassword, identity, email } = profile.consumerDetails
  return (
    <div id="prove">
      <p>{t('account.prove.text')}</p>
      {hasPassword && (
        <CommandForm command="account/prove" labels={labels} refused={refused}>
          {field => (
            <>
              <input hidden readOnly autoComplete="username" value={email} />
              <PasswordField {...field('password')} autoComplete="current-password" />
              <div>
                <Button type="submit">{t('account.prove.go')}</Button>
              </div>
            </>
          )}
        </CommandForm>
      )}
      {hasPasskey && <ByPasskey />}
      <ByIdentity identity={identity} />
    </div>
  )
}
