import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { OnePress, PressOutcome, type LinkStep } from '../../one-press.tsx'

/** `/unsubscribe`: one press, without signing in. */
export function UnsubscribePage(props: LinkStep) {
  const { locale, t } = useLanguage()
  if (props.step === 'asked')
    return (
      <OnePress
        title={t('newsletter.stop')}
        text={t('newsletter.stop.text')}
        command="newsletter/stop"
        values={{ token: props.token }}
        go={t('newsletter.stop.go')}
        refused={props.refused}
      />
    )
  const outcome = props.step === 'done' ? 'newsletter.stop.stopped' : 'newsletter.stop.unknown'
  return (
    <PressOutcome
      title={t(outcome)}
      text={t(`${outcome}.text`)}
      href={href(locale, 'home')}
      onward={t('newsletter.home')}
    />
  )
}
