import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmailField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { Phone } from '../../phone.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import { internationally } from '../model/phone.ts'
import { RefusedNotice } from './refused-notice.tsx'

const labels = { email: 'checkout.field.email', phone: 'checkout.field.phone' } as const

type Props = { readonly profile: Profile; readonly refused: RefusedCommand | undefined }
type Details = Profile['consumerDetails']

/** An unconfirmed e-mail: the letter that was sent, and a button to send it again. */
function Unconfirmed({ email, pendingEmail, refused }: Details & Pick<Props, 'refused'>) {
  const { t } = useLanguage()
  return (
    <>
      <p>
        {pendingEmail === undefined
          ? t('account.email.unconfirmed', { email })
          : t('account.email.pending', { email: pendingEmail })}
      </p>
      {refused?.command === 'account/resend-confirmation' && <RefusedNotice refused={refused} />}
      <PostForm command="account/resend-confirmation">
        <Button type="submit" look="secondary">
          {t('account.email.resend')}
        </Button>
      </PostForm>
    </>
  )
}

/** E-mail and phone; they can be changed while the sign-in is fresh. */
export function ContactForm({ profile, refused }: Props) {
  const { t } = useLanguage()
  const { consumerDetails, isSignInFresh } = profile
  const { email, phone, isEmailConfirmed, pendingEmail } = consumerDetails
  return (
    <>
      {(!isEmailConfirmed || pendingEmail !== undefined) && <Unconfirmed {...consumerDetails} refused={refused} />}
      {isSignInFresh ? (
        <CommandForm
          command="account/contact"
          labels={labels}
          refused={refused}
          values={{ email, phone: internationally(phone) }}
        >
          {field => (
            <>
              <EmailField {...field('email')} hint={t('account.email.hint')} />
              <Phone {...field('phone')} country={refused?.values.phoneCountry} optional />
              <div>
                <Button type="submit">{t('account.save')}</Button>
              </div>
            </>
          )}
        </CommandForm>
      ) : (
        <p>{[email, internationally(phone)].filter(Boolean).join(' · ')}</p>
      )}
    </>
  )
}
