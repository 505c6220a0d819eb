import type { SavedGiftCard } from '#src/commerce/calls/consumer/saved-cards.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'
import { TextField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { AccountLayout } from '../parts/account-layout.tsx'
import { CommandButton } from '../parts/command-button.tsx'
import typography from '#src/ui/typography.module.css'
import css from '../parts/form.module.css'
import { Panel } from '../parts/panel.tsx'
import list from './list.module.css'

export type Props = { readonly cards: readonly SavedGiftCard[]; readonly refused?: RefusedCommand }

const labels = { number: 'account.gift.number', pin: 'account.gift.pin' } as const

/** A gift card that is kept, with what is left on it. */
function Entry({ card: { giftCardId, last4, balance, currency, expiresAt } }: { readonly card: SavedGiftCard }) {
  const { t, money, date } = useLanguage()
  return (
    <article className={list.entry}>
      <div>
        <p className={list.card}>{`•••• ${last4}`}</p>
        <p className={typography.muted}>
          {money(balance, currency)}
          {expiresAt !== undefined && ` · ${t('account.card.expires', { expiry: date(expiresAt.slice(0, 10)) })}`}
        </p>
      </div>
      <div className={list.tools}>
        <CommandButton command="account/remove-gift-card" fields={{ giftCardId }} label={t('account.remove')} />
      </div>
    </article>
  )
}

/** `/account/gift-cards`: what is kept, and what is left on a card; they pay where the order is paid. */
export function GiftCardsPage({ cards, refused }: Props) {
  const { t } = useLanguage()
  return (
    <AccountLayout here="accountGiftCards" title={t('account.area.accountGiftCards')}>
      {cards.length > 0 && (
        <Panel title={t('account.gift.saved')}>
          <ul className={list.entries}>
            {cards.map(card => (
              <li key={card.giftCardId}>
                <Entry card={card} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t('account.gift.balance')}>
        <p className={typography.muted}>{t('account.gift.text')}</p>
        <CommandForm command="account/gift-card" labels={labels} refused={refused}>
          {(field, box) => (
            <>
              <div className={css.pair}>
                <TextField {...field('number')} inputMode="numeric" autoComplete="off" maxLength={32} />
                <TextField {...field('pin')} inputMode="numeric" autoComplete="off" maxLength={8} />
              </div>
              <CheckField {...box('keep')} label={t('account.gift.keep')} />
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
