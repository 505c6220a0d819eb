import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'

/** The end of every session of the account: for a device that was lost or left signed in. */
export function Sessions() {
  const { t } = useLanguage()
  return (
    <>
      <p>{t('account.sessions.text')}</p>
      <PostForm command="account/leave-everywhere">
        <Button type="submit" look="secondary">
          {t('account.sessions.end')}
        </Button>
      </PostForm>
    </>
  )
}
