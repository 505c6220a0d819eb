import { href } from '#routes/href.ts'
import type { ApproachType, StoredAddress } from '#src/commerce/calls/consumer/address-book.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Badge } from '#src/ui/feedback/badge.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

import type { RefusedCommand } from '../../page.ts'
import { AccountLayout } from '../parts/account-layout.tsx'
import { AddressLines } from '../parts/addresses/address-lines.tsx'
import { CommandButton } from '../parts/command-button.tsx'
import { RefusedNotice } from '../parts/refused-notice.tsx'
import typography from '#src/ui/typography.module.css'
import css from './list.module.css'

export type Props = { readonly addresses: readonly StoredAddress[]; readonly refused?: RefusedCommand }

const groups = [
  { type: 'S', title: 'account.address.shipping', add: 'accountAddShippingAddress' },
  { type: 'B', title: 'account.address.billing', add: 'accountAddBillingAddress' },
] as const satisfies readonly { readonly type: ApproachType; readonly title: string; readonly add: string }[]

function Entry({ address }: { readonly address: StoredAddress }) {
  const { locale, t } = useLanguage()
  const { id: addressId, approachType, main } = address
  const edit = approachType === 'S' ? 'accountAddShippingAddress' : 'accountAddBillingAddress'
  return (
    <article className={css.entry}>
      {main && <Badge look="pine">{t('account.main')}</Badge>}
      <AddressLines address={address} />
      <div className={css.tools}>
        <a href={href(locale, edit, undefined, { id: addressId })}>{t('account.change')}</a>
        {!main && (
          <CommandButton command="account/main-address" fields={{ addressId }} label={t('account.make-main')} />
        )}
        <CommandButton command="account/remove-address" fields={{ addressId }} label={t('account.remove')} />
      </div>
    </article>
  )
}

/** `/account/address`: shipping and billing addresses; each group has one main address (R188). */
export function AddressesPage({ addresses, refused }: Props) {
  const { locale, t } = useLanguage()
  return (
    <AccountLayout here="accountAddress" title={t('account.area.accountAddress')}>
      <RefusedNotice refused={refused} />
      {groups.map(({ type, title, add }) => {
        const own = addresses.filter(({ approachType }) => approachType === type)
        return (
          <section key={type} className={css.group} aria-labelledby={`group-${type}`}>
            <header className={css.head}>
              <h2 id={`group-${type}`}>{t(title)}</h2>
              <ButtonLink look="secondary" href={href(locale, add)}>
                {t('account.address.add')}
              </ButtonLink>
            </header>
            {own.length === 0 ? (
              <p className={typography.muted}>{t('account.address.none')}</p>
            ) : (
              <ul className={css.entries}>
                {own.map(address => (
                  <li key={address.id}>
                    <Entry address={address} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </AccountLayout>
  )
}
