import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { OneForm } from '#src/ui/forms/one-form.tsx'
import { CommandForm } from '../../command-form.tsx'

export type Props = { readonly returned?: { readonly code: string; readonly state: string } }

/**
 * `/social-sign-in`, `/amazon-sign-in`: where identity providers return to. The returned code is posted by script or a
 * button; opening the address alone signs nobody in.
 */
export function SocialPage({ returned }: Props) {
  const { locale, t } = useLanguage()
  if (returned === undefined)
    return (
      <OneForm title={t('sign-in.social.denied')}>
        <p>{t('sign-in.social.denied.text')}</p>
        <ButtonLink look="secondary" href={href(locale, 'signIn')}>
          {t('sign-in.back')}
        </ButtonLink>
      </OneForm>
    )
  return (
    <OneForm title={t('sign-in.social.landed')}>
      <CommandForm command="sign-in/social-enter" labels={{}} repeat={0}>
        {() => (
          <>
            <input type="hidden" name="code" value={returned.code} />
            <input type="hidden" name="state" value={returned.state} />
            <Button type="submit" wide>
              {t('sign-in.social.go')}
            </Button>
          </>
        )}
      </CommandForm>
    </OneForm>
  )
}
