import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { DateField } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { CommandButton } from '../parts/command-button.tsx'
import { AccountLayout } from '../parts/account-layout.tsx'
import typography from '#src/ui/typography.module.css'
import { Panel, Panels } from '../parts/panel.tsx'
import { NextReward, PointHistory } from '../parts/point-history.tsx'
import { RefusedNotice } from '../parts/refused-notice.tsx'
import { VoucherChoice } from '../parts/voucher-choice.tsx'
import css from './loyalty.module.css'

type Vouchers = AnswerOf<'consumer.loyalty-vouchers.list'>
type Welcome = AnswerOf<'consumer.loyalty-promo.get'>

export type Props = {
  readonly profile: Profile
  readonly vouchers?: Vouchers
  /** With fewer points nothing can be redeemed (R361). */
  readonly least: number
  /** The welcome gift of new members (R158). */
  readonly welcome?: Welcome
  /** The code of the letter that confirms the membership. */
  readonly confirm?: string
  readonly refused?: RefusedCommand
}

function Join({ profile, refused }: Pick<Props, 'profile' | 'refused'>) {
  const { t } = useLanguage()
  return (
    <Panel title={t('account.loyalty.join')}>
      <p>{t('account.loyalty.pitch')}</p>
      <CommandForm
        command="account/join-loyalty"
        labels={{ birthDate: 'account.field.birthDate' }}
        refused={refused}
        values={{ birthDate: profile.consumerDetails.birthDate }}
      >
        {field => (
          <>
            <DateField {...field('birthDate')} hint={t('account.loyalty.birthDate')} autoComplete="bday" />
            <div>
              <Button type="submit">{t('account.loyalty.join')}</Button>
            </div>
          </>
        )}
      </CommandForm>
    </Panel>
  )
}

/** R010: points, and what they can be turned into. */
function Points({ vouchers, least }: { readonly vouchers: Vouchers; readonly least: number }) {
  const { t, number } = useLanguage()
  const { currentLoyaltyPoints: points } = vouchers
  return (
    <Panel title={t('account.loyalty.balance')}>
      <p className={css.points}>{t('account.points', { points: number(points), count: points })}</p>
      <NextReward vouchers={vouchers} />
      <VoucherChoice vouchers={vouchers} least={least} />
      {points >= least && (
        <ButtonLink look="plain" href="#modal=loyalty-redeem">
          {t('account.loyalty.how')}
        </ButtonLink>
      )}
    </Panel>
  )
}

function Greeting({ welcome }: { readonly welcome: Welcome }) {
  const { t, money, number } = useLanguage()
  return (
    <Panel title={t('account.loyalty.welcome')}>
      <p>{welcome.issueText}</p>
      <p className={typography.muted}>
        {t('account.loyalty.worth', {
          amount: money(welcome.amount, welcome.currency),
          points: number(welcome.points),
        })}
      </p>
    </Panel>
  )
}

/** `/account/loyalty`: points and their value for members, how to join for others (R020). */
export function LoyaltyPage({ profile, vouchers, least, welcome, confirm, refused }: Props) {
  const { t, date } = useLanguage()
  const { isLoyaltyMember, isLoyaltyConfirmed, loyaltyOptInDate, memberId } = profile
  return (
    <AccountLayout here="accountLoyalty" title={t('account.area.accountLoyalty')}>
      {refused?.command !== 'account/join-loyalty' && <RefusedNotice refused={refused} />}
      {isLoyaltyMember && !isLoyaltyConfirmed && (
        <Notice look={confirm === undefined ? 'warning' : 'info'}>
          <p>{t(confirm === undefined ? 'errors.REW135' : 'account.loyalty.confirm')}</p>
          {confirm !== undefined && (
            <CommandButton
              command="account/confirm"
              fields={{ code: confirm }}
              label={t('account.loyalty.confirm.go')}
            />
          )}
        </Notice>
      )}
      {isLoyaltyMember ? (
        <Panels>
          {vouchers !== undefined && <Points vouchers={vouchers} least={least} />}
          {vouchers !== undefined && vouchers.movements.length > 0 && (
            <Panel title={t('account.points.history')}>
              <PointHistory movements={vouchers.movements} />
            </Panel>
          )}
          {welcome !== undefined && <Greeting welcome={welcome} />}
          <Panel title={t('account.loyalty.membership')}>
            <p>
              {memberId}
              <br />
              {loyaltyOptInDate !== undefined &&
                t('account.loyalty.since', { day: date(loyaltyOptInDate.slice(0, 10)) })}
            </p>
          </Panel>
        </Panels>
      ) : (
        <Join profile={profile} {...(refused && { refused })} />
      )}
    </AccountLayout>
  )
}
