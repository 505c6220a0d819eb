import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import css from './form.module.css'

type Props = { readonly profile: Profile; readonly refused: RefusedCommand | undefined }

/** The newsletter by e-mail and by text message (R138, R300). By e-mail it counts once the letter's link was followed. */
export function NewsForm({ profile, refused }: Props) {
  const { t } = useLanguage()
  const of = (channel: 'EMAIL' | 'SMS') => profile.subscriptions.find(one => one.channel === channel && one.optin)
  const byEmail = of('EMAIL')
  return (
    <CommandForm command="account/news" labels={{ sms: 'account.news.sms' }} refused={refused}>
      {(field, box) => (
        <>
          <div>
            <CheckField
              {...box('email-news', byEmail !== undefined)}
              label={t('account.news.email')}
              hint={byEmail?.doubleOptin === false ? t('account.news.waiting') : undefined}
            />
            <CheckField
              {...box('sms', of('SMS') !== undefined)}
              label={t('account.news.sms')}
              error={field('sms').error}
            />
          </div>
          <div className={css.row}>
            <Button type="submit" look="secondary">
              {t('account.save')}
            </Button>
          </div>
        </>
      )}
    </CommandForm>
  )
}
