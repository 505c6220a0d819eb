import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { OnePress, PressOutcome } from '../one-press.tsx'

export type Props = { readonly step: 'asked'; readonly code: string } | { readonly step: 'confirmed' | 'lapsed' }

/** `/newsletter`: the target of the confirmation link (R138, double opt-in); with script it presses itself. */
export function NewsletterPage(props: Props) {
  const { locale, t } = useLanguage()
  if (props.step === 'asked')
    return (
      <OnePress
        title={t('newsletter.confirm')}
        text={t('newsletter.confirm.text')}
        command="newsletter/confirm"
        values={{ code: props.code }}
        go={t('newsletter.confirm.go')}
        repeat={0}
      />
    )
  return (
    <PressOutcome
      title={t(`newsletter.${props.step}`)}
      text={t(`newsletter.${props.step}.text`)}
      href={href(locale, 'home')}
      onward={t('newsletter.home')}
    />
  )
}
