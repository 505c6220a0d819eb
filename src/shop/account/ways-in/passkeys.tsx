import type { Passkey } from '#src/commerce/calls/passkeys.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'

import { commandPath } from '#src/kit/command-path.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import form from '../parts/form.module.css'
import css from './passkeys.module.css'

/** Making another passkey takes script; what a press does is in `client/behaviours/passkey.ts`. */
function Another() {
  const { locale, t } = useLanguage()
  return (
    <div
      className={css.another}
      data-mount="passkey"
      data-makes=""
      data-begin={commandPath(locale, 'account', 'passkey-offer')}
      data-finish={commandPath(locale, 'account', 'passkey-add')}
    >
      <TextField
        name="name"
        id="passkey-name"
        label={t('account.passkey.name')}
        defaultValue={t('account.passkey.mine')}
        autoComplete="off"
        maxLength={60}
      />
      <div className={form.row}>
        <Button look="secondary">{t('account.passkey.add')}</Button>
      </div>
      <p role="alert" data-problem data-failed={t('account.passkey.failed')} hidden />
    </div>
  )
}

type Props = {
  readonly passkeys: readonly Passkey[]
  /** They change while it is. */
  readonly isSignInFresh: boolean
}

/** The passkeys of the account: what each is called, since when, and the way to be rid of it. */
export function Passkeys({ passkeys, isSignInFresh }: Props) {
  const { t, date } = useLanguage()
  return (
    <>
      <p>{t('account.passkey.text')}</p>
      {passkeys.length > 0 && (
        <ul className={css.list}>
          {passkeys.map(({ passkeyId, name, createdAt }) => (
            <li key={passkeyId}>
              <span>
                <strong>{name}</strong> {t('account.passkey.since', { day: date(createdAt.slice(0, 10)) })}
              </span>
              {isSignInFresh && (
                <PostForm command="account/remove-passkey">
                  <input type="hidden" name="passkeyId" value={passkeyId} />
                  <Button type="submit" look="plain" aria-label={t('account.passkey.remove', { name })}>
                    {t('account.remove')}
                  </Button>
                </PostForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {isSignInFresh && <Another />}
    </>
  )
}
