import { href } from '#routes/href.ts'
import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import type { PurchaseSummary } from '#src/commerce/calls/orders/purchases.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { firstStep, isOwnStep, isPartiallyEnrolled } from '../sign-in/model/enrollment.ts'
import { internationally, readable } from './model/phone.ts'
import { splitInterests } from './model/profile-update.ts'
import typography from '#src/ui/typography.module.css'
import css from './page.module.css'
import { AddressLines } from './parts/addresses/address-lines.tsx'
import { AccountLayout } from './parts/account-layout.tsx'
import { OrderRow } from './parts/orders/order-row.tsx'
import { Panel, Panels } from './parts/panel.tsx'
import { Allowances } from './parts/allowances.tsx'

export type Props = {
  readonly profile: Profile
  readonly orders: readonly PurchaseSummary[]
  /** Whether there is none yet. */
  readonly offersPasskey: boolean
}

/** The missing parts of the profile, with the link to complete it (R083). */
function Unfinished({ profile: { consumerDetails } }: Pick<Props, 'profile'>) {
  const { locale, t } = useLanguage()
  const step = firstStep(consumerDetails)
  if (!isPartiallyEnrolled(consumerDetails) || !isOwnStep(step)) return null
  return (
    <Notice look="info">
      <p>{t('account.unfinished')}</p>
      <a href={href(locale, 'accountProfile', undefined, { step })}>{t('account.unfinished.go')}</a>
    </Notice>
  )
}

function Orders({ orders }: Pick<Props, 'orders'>) {
  const { locale, t } = useLanguage()
  return (
    <Panel
      title={t('account.area.accountOrderHistory')}
      action={<a href={href(locale, 'accountOrderHistory')}>{t('account.all')}</a>}
    >
      {orders.length === 0 ? (
        <p className={typography.muted}>{t('account.orders.none')}</p>
      ) : (
        <ul className={css.orders}>
          {orders.map(order => (
            <li key={order.orderNumber}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Trails({ profile: { isLoyaltyMember, loyaltySummary } }: Pick<Props, 'profile'>) {
  const { locale, t, number } = useLanguage()
  const balance = loyaltySummary?.points.balance ?? 0
  return (
    <Panel title={t('account.area.accountLoyalty')}>
      <p className={css.figure}>
        {isLoyaltyMember
          ? t('account.points', { points: number(balance), count: balance })
          : t('account.loyalty.pitch')}
      </p>
      <ButtonLink
        look="secondary"
        href={href(locale, 'accountLoyalty')}
        data-dialog={isLoyaltyMember ? undefined : 'modal=loyalty-sign-up'}
      >
        {t(isLoyaltyMember ? 'account.loyalty.open' : 'account.loyalty.join')}
      </ButtonLink>
    </Panel>
  )
}

function Details({ profile: { consumerDetails } }: Pick<Props, 'profile'>) {
  const { locale, t } = useLanguage()
  const { firstName, lastName, email, phone } = consumerDetails
  return (
    <Panel
      title={t('account.area.accountProfile')}
      action={<a href={href(locale, 'accountProfile')}>{t('account.change')}</a>}
    >
      <p>
        {[firstName, lastName].filter(Boolean).join(' ')}
        <br />
        {email}
        <br />
        {readable(internationally(phone))}
      </p>
    </Panel>
  )
}

function MainAddress({ profile: { consumerDetails } }: Pick<Props, 'profile'>) {
  const { locale, t } = useLanguage()
  const main = consumerDetails.address.find(({ approachType, main }) => approachType === 'S' && main)
  return (
    <Panel
      title={t('account.address.main')}
      action={<a href={href(locale, 'accountAddress')}>{t('account.change')}</a>}
    >
      {main === undefined ? (
        <p className={typography.muted}>{t('account.address.none')}</p>
      ) : (
        <AddressLines address={main} />
      )}
    </Panel>
  )
}

/** Interests decide which products come first; the shopper is asked until there is one. */
function InterestsOffer() {
  const { locale, t } = useLanguage()
  return (
    <Panel title={t('account.step.interests')}>
      <p>{t('account.step.interests.text')}</p>
      <ButtonLink
        look="secondary"
        href={href(locale, 'accountProfile', undefined, { step: 'interests' })}
        data-dialog="modal=interests"
      >
        {t('account.interests.choose')}
      </ButtonLink>
    </Panel>
  )
}

/** Signing in without a password, offered until there is a passkey. */
function PasskeyOffer() {
  const { locale, t } = useLanguage()
  return (
    <Panel title={t('account.passkey.offer')}>
      <p>{t('account.passkey.text')}</p>
      <ButtonLink look="secondary" href={href(locale, 'accountProfile')}>
        {t('account.passkey.add')}
      </ButtonLink>
    </Panel>
  )
}

/** `/account`: orders first, then the rest at a glance. */
export function AccountPage({ profile, orders, offersPasskey }: Props) {
  const { t } = useLanguage()
  const { firstName } = profile.consumerDetails
  return (
    <AccountLayout
      here="account"
      title={firstName === undefined ? t('account.title') : t('account.hello', { name: firstName })}
    >
      <Unfinished profile={profile} />
      <Orders orders={orders} />
      <Panels>
        <Trails profile={profile} />
        <Allowances profile={profile} />
        <Details profile={profile} />
        <MainAddress profile={profile} />
        {splitInterests(profile.preferences.interests).length === 0 && <InterestsOffer />}
        {offersPasskey && <PasskeyOffer />}
      </Panels>
    </AccountLayout>
  )
}
