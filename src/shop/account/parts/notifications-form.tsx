import type { Notifications } from '#src/commerce/calls/consumer/profile-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { isWanted, notificationKinds } from '../model/notifications.ts'
import css from './form.module.css'

type Props = { readonly notifications: Notifications; readonly refused: RefusedCommand | undefined }

/** The choice of notifications. */
export function NotificationsForm({ notifications, refused }: Props) {
  const { t } = useLanguage()
  return (
    <CommandForm
      command="account/notifications"
      labels={{ orderSms: 'account.notification.orderSms' }}
      refused={refused}
    >
      {(field, box) => (
        <>
          <div>
            {notificationKinds.map(kind => (
              <CheckField
                key={kind}
                {...box(kind, isWanted(notifications, kind))}
                label={t(`account.notification.${kind}`)}
                error={kind === 'orderSms' ? field(kind).error : undefined}
              />
            ))}
          </div>
          <p>{t('account.notification.always')}</p>
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
