import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { CommandForm } from '../command-form.tsx'
import { OneForm } from '../one-form.tsx'

export type Props = { readonly step: 'asked'; readonly code: string } | { readonly step: 'confirmed' | 'lapsed' }

/**
 * `/newsletter`: the target of the confirmation link (R138, double opt-in). It confirms by script or a button, not by
 * being opened, because mail programs open links too.
 */
export function NewsletterPage(props: Props) {
  const { locale, t } = useLanguage()
  if (props.step === 'asked')
    return (
      <OneForm title={t('newsletter.confirm')}>
        <p>{t('newsletter.confirm.text')}</p>
        <CommandForm command="newsletter/confirm" labels={{}} repeat={0}>
          {() => (
            <>
              <input type="hidden" name="code" value={props.code} />
              <Button type="submit" wide>
                {t('newsletter.confirm.go')}
              </Button>
            </>
          )}
        </CommandForm>
      </OneForm>
    )
  return (
    <OneForm title={t(`newsletter.${props.step}`)}>
      <p>{t(`newsletter.${props.step}.text`)}</p>
      <ButtonLink look="secondary" href={href(locale, 'home')}>
        {t('newsletter.home')}
      </ButtonLink>
    </OneForm>
  )
}
