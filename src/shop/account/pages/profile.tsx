import { href } from '#routes/href.ts'
import type { Notifications, Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import type { OpenSession } from '#src/commerce/calls/open-sessions.ts'
import type { Passkey } from '#src/commerce/calls/passkeys.ts'
import type { SecondFactorStatus } from '#src/commerce/calls/second-factor.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import type { RefusedCommand } from '../../page.ts'
import type { OwnStep } from '../../sign-in/model/enrollment.ts'
import { Completing } from '../parts/completing.tsx'
import { ContactForm } from '../parts/contact-form.tsx'
import { AccountLayout } from '../parts/account-layout.tsx'
import { Panel } from '../parts/panel.tsx'
import { NewsForm } from '../parts/news-form.tsx'
import { NotificationsForm } from '../parts/notifications-form.tsx'
import { OwnData } from '../parts/own-data.tsx'
import { Passkeys } from '../ways-in/passkeys.tsx'
import { PasswordForm } from '../parts/password-form.tsx'
import { ProfileForm } from '../parts/profile-form.tsx'
import { Prove } from '../ways-in/prove.tsx'
import { RefusedNotice } from '../parts/refused-notice.tsx'
import { SecondFactor } from '../ways-in/second-factor.tsx'
import { Sessions } from '../ways-in/sessions.tsx'

export type Props = {
  readonly profile: Profile
  readonly notifications: Notifications
  readonly passkeys: readonly Passkey[]
  /** Undefined when the platform does not say, or knows none. */
  readonly secondFactor?: SecondFactorStatus
  /** Made by the command before. */
  readonly recoveryCodes: readonly string[]
  /** Where the account is signed in; none when the platform does not say. */
  readonly sessions: readonly OpenSession[]
  /** The step of enrolment that is being taken; without one the whole profile is shown. */
  readonly step?: OwnStep
  readonly refused?: RefusedCommand
}

/** `/account/profile`: personal details, notifications, sign-in methods and stored data. */
export function ProfilePage(props: Props) {
  const { profile, notifications, passkeys, sessions, secondFactor, recoveryCodes, step, refused } = props
  const { locale, t } = useLanguage()
  const { isSignInFresh } = profile
  if (step !== undefined) return <Completing step={step} profile={profile} refused={refused} />
  return (
    <AccountLayout here="accountProfile" title={t('account.area.accountProfile')}>
      {refused?.command === 'account/my-data' && <RefusedNotice refused={refused} />}
      <Panel title={t('account.profile.details')}>
        <ProfileForm profile={profile} refused={refused} />
      </Panel>
      {!isSignInFresh && (
        <Panel title={t('account.prove')}>
          {refused?.code === 'AUT428' && <RefusedNotice refused={refused} />}
          <Prove profile={profile} hasPasskey={passkeys.length > 0} refused={refused} />
        </Panel>
      )}
      <Panel title={t('account.contact')}>
        <ContactForm profile={profile} refused={refused} />
      </Panel>
      {profile.consumerDetails.hasPassword ? (
        <Panel title={t('account.password')}>
          <PasswordForm email={profile.consumerDetails.email} refused={refused} />
        </Panel>
      ) : (
        <Panel title={t('account.password')}>
          <p>{t('account.password.none')}</p>
          <a href={href(locale, 'forgotPassword')}>{t('account.password.make')}</a>
        </Panel>
      )}
      <Panel title={t('account.passkeys')}>
        <Passkeys passkeys={passkeys} isSignInFresh={isSignInFresh} />
      </Panel>
      {secondFactor !== undefined && (
        <Panel title={t('account.second')}>
          <SecondFactor
            status={secondFactor}
            recoveryCodes={recoveryCodes}
            isSignInFresh={isSignInFresh}
            refused={refused}
          />
        </Panel>
      )}
      <Panel title={t('account.sessions')}>
        <Sessions sessions={sessions} />
      </Panel>
      <Panel title={t('account.news')}>
        <NewsForm profile={profile} refused={refused} />
      </Panel>
      <Panel title={t('account.notifications')}>
        <NotificationsForm notifications={notifications} refused={refused} />
      </Panel>
      <Panel title={t('account.data')}>
        <OwnData refused={refused} isSignInFresh={isSignInFresh} />
      </Panel>
    </AccountLayout>
  )
}
