import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { OnePress, PressOutcome, type LinkStep } from '../../one-press.tsx'

/** `/event-cancel`: cancels a registration by one press. */
export function EventCancelPage(props: LinkStep) {
  const { locale, t } = useLanguage()
  if (props.step === 'asked')
    return (
      <OnePress
        title={t('events.cancel')}
        text={t('events.cancel.text')}
        command="events/cancel"
        values={{ token: props.token }}
        go={t('events.cancel.go')}
        refused={props.refused}
      />
    )
  return (
    <PressOutcome
      title={t(`events.cancel.${props.step}`)}
      text={
        props.step === 'done'
          ? t('events.cancel.done.text', { title: props.values.title ?? '' })
          : t('events.cancel.unknown.text')
      }
      href={href(locale, 'events')}
      onward={t('events.all')}
    />
  )
}
