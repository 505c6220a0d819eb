import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { AccountLayout } from '../parts/account-layout.tsx'
import css from '../parts/form.module.css'
import { Panel } from '../parts/panel.tsx'

export type Props = { readonly refused?: RefusedCommand }

const labels = { number: 'account.gift.number', pin: 'account.gift.pin' } as const

/** `/account/gift-cards`: what is left on a card; it pays where the order is paid. */
export function GiftCardsPage({ refused }: Props) {
  const { t } = useLanguage()
  return (
    <AccountLayout here="accountGiftCards" title={t('account.area.accountGiftCards')}>
      <Panel title={t('account.gift.balance')}>
        <p className={css.note}>{t('account.gift.text')}</p>
        <CommandForm command="account/gift-card" labels={labels} refused={refused}>
          {field => (
            <>
              <div className={css.pair}>
                <TextField {...field('number')} inputMode="numeric" autoComplete="off" maxLength={32} />
                <TextField {...field('pin')} inputMode="numeric" autoComplete="off" maxLength={8} />
              </div>
              <div>
                <Button type="submit">{t('account.gift.look')}</Button>
              </div>
            </>
          )}
        </CommandForm>
      </Panel>
    </AccountLayout>
  )
}
