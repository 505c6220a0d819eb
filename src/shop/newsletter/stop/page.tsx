import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { CommandForm } from '../../command-form.tsx'
import { OneForm } from '../../one-form.tsx'
import type { RefusedCommand } from '../../page.ts'

export type Props =
  | { readonly step: 'asked'; readonly token: string; readonly refused: RefusedCommand | undefined }
  | { readonly step: 'stopped' | 'unknown' }

/** `/unsubscribe`: one press, without signing in. Nothing happens by opening it: mail programs open links, with script too. */
export function UnsubscribePage(props: Props) {
  const { locale, t } = useLanguage()
  if (props.step === 'asked')
    return (
      <OneForm title={t('newsletter.stop')}>
        <p>{t('newsletter.stop.text')}</p>
        <CommandForm command="newsletter/stop" labels={{}} refused={props.refused}>
          {() => (
            <>
              <input type="hidden" name="token" value={props.token} />
              <Button type="submit" wide>
                {t('newsletter.stop.go')}
              </Button>
            </>
          )}
        </CommandForm>
      </OneForm>
    )
  return (
    <OneForm title={t(`newsletter.stop.${props.step}`)}>
      <p>{t(`newsletter.stop.${props.step}.text`)}</p>
      <ButtonLink look="secondary" href={href(locale, 'home')}>
        {t('newsletter.home')}
      </ButtonLink>
    </OneForm>
  )
}
