import { href } from '#routes/href.ts'
import type { SavedCard } from '#src/commerce/calls/consumer/saved-cards.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Badge } from '#src/ui/feedback/badge.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'

import { brandName } from '#src/product-ui/payment/card-brand.ts'
import type { RefusedCommand } from '../../page.ts'
import { CommandButton } from '../parts/command-button.tsx'
import { AccountLayout } from '../parts/account-layout.tsx'
import { OpenCardFields } from '../parts/open-card-fields.tsx'
import { RefusedNotice } from '../parts/refused-notice.tsx'
import typography from '#src/ui/typography.module.css'
import css from './list.module.css'

export type Props = {
  readonly cards: readonly SavedCard[]
  /** The card's fields need the payment session of a cart. */
  readonly hasCart: boolean
  readonly refused?: RefusedCommand
}

function Entry({ saved: { card, main, isExpired } }: { readonly saved: SavedCard }) {
  const { t } = useLanguage()
  const { paymentInstrumentId, brand, last4, expiry } = card
  return (
    <article className={css.entry}>
      {main && <Badge look="pine">{t('account.main')}</Badge>}
      <div>
        <p className={css.card}>
          {brandName(brand)} •••• {last4}
        </p>
        <p className={typography.muted}>{t(isExpired ? 'account.card.expired' : 'account.card.expires', { expiry })}</p>
      </div>
      <div className={css.tools}>
        {!main && !isExpired && (
          <CommandButton command="account/main-card" fields={{ paymentInstrumentId }} label={t('account.make-main')} />
        )}
        <CommandButton command="account/remove-card" fields={{ paymentInstrumentId }} label={t('account.remove')} />
      </div>
    </article>
  )
}

/** `/account/credit-cards`: cards kept for next time, by their last digits; one of them is the main one. */
export function CardsPage({ cards, hasCart, refused }: Props) {
  const { locale, t } = useLanguage()
  const add = hasCart ? (
    <ButtonLink href={href(locale, 'accountAddCard')} data-dialog="modal=add-credit-card">
      {t('account.card.add')}
    </ButtonLink>
  ) : (
    <OpenCardFields />
  )
  return (
    <AccountLayout
      here="accountCreditCards"
      title={t('account.area.accountCreditCards')}
      action={cards.length > 0 && add}
    >
      <RefusedNotice refused={refused} />
      {cards.length === 0 ? (
        <EmptyState icon="lock" title={t('account.card.none')} text={t('account.card.none.text')} action={add} />
      ) : (
        <ul className={css.entries}>
          {cards.map(saved => (
            <li key={saved.card.paymentInstrumentId}>
              <Entry saved={saved} />
            </li>
          ))}
        </ul>
      )}
    </AccountLayout>
  )
}
