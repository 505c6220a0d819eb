import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { CommandForm } from '../../command-form.tsx'
import { OneForm } from '../../one-form.tsx'
import type { RefusedCommand } from '../../page.ts'

export type Props =
  | { readonly step: 'asked'; readonly token: string; readonly refused: RefusedCommand | undefined }
  | { readonly step: 'done'; readonly title: string }
  | { readonly step: 'unknown' }

/** `/event-cancel`: gives seats back by one press. Nothing happens by opening it: mail programs open links. */
export function EventCancelPage(props: Props) {
  const { locale, t } = useLanguage()
  if (props.step === 'asked')
    return (
      <OneForm title={t('events.cancel')}>
        <p>{t('events.cancel.text')}</p>
        <CommandForm command="events/cancel" labels={{}} refused={props.refused}>
          {() => (
            <>
              <input type="hidden" name="token" value={props.token} />
              <Button type="submit" wide>
                {t('events.cancel.go')}
              </Button>
            </>
          )}
        </CommandForm>
      </OneForm>
    )
  return (
    <OneForm title={t(`events.cancel.${props.step}`)}>
      <p>
        {props.step === 'done' ? t('events.cancel.done.text', { title: props.title }) : t('events.cancel.unknown.text')}
      </p>
      <ButtonLink look="secondary" href={href(locale, 'events')}>
        {t('events.all')}
      </ButtonLink>
    </OneForm>
  )
}
