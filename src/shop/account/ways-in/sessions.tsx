import type { OpenSession } from '#src/commerce/calls/open-sessions.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from './passkeys.module.css'

/** One of them; the one in use ends by signing out, as everywhere. */
function Session({ sessionId, device, begunAt, isThis }: OpenSession) {
  const { t, date } = useLanguage()
  const name = device ?? t('account.session.unknown')
  return (
    <li>
      <span>
        <strong>{name}</strong> {t('account.session.since', { day: date(begunAt.slice(0, 10)) })}
        {isThis && ` · ${t('account.session.this')}`}
      </span>
      {!isThis && (
        <PostForm command="account/end-session">
          <input type="hidden" name="sessionId" value={sessionId} />
          <Button type="submit" look="plain" aria-label={t('account.session.end.name', { name })}>
            {t('account.session.end')}
          </Button>
        </PostForm>
      )}
    </li>
  )
}

/** Where the account is signed in, each to be signed out, and the end of them all: for a device that was lost or left signed in. */
export function Sessions({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const { t } = useLanguage()
  return (
    <>
      {sessions.length > 0 && (
        <ul className={css.list}>
          {sessions.map(session => (
            <Session key={session.sessionId} {...session} />
          ))}
        </ul>
      )}
      <p>{t('account.sessions.text')}</p>
      <PostForm command="account/leave-everywhere">
        <Button type="submit" look="secondary">
          {t('account.sessions.end')}
        </Button>
      </PostForm>
    </>
  )
}
