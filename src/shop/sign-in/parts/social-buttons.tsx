import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from './form.module.css'
import type { SignInFlow } from './sign-in-flow.ts'

/** R009: the identities one may sign in by, by their own names. */
const providers = { google: 'Google', facebook: 'Facebook' } as const

/** Other ways in: each leads to its provider and comes back. */
export function SocialButtons({ redirectTo, isDialog }: SignInFlow) {
  const { t } = useLanguage()
  return (
    <PostForm className={css.social} command="sign-in/social" data-leaves={isDialog === true ? '' : undefined}>
      <p className={css.or}>{t('sign-in.social.or')}</p>
      <input type="hidden" name="redirectTo" value={redirectTo ?? ''} />
      {Object.entries(providers).map(([idp, name]) => (
        <Button key={idp} type="submit" look="secondary" wide name="idp" value={idp}>
          {t('sign-in.social.with', { name })}
        </Button>
      ))}
    </PostForm>
  )
}
