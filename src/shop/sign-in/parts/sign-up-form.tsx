import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'
import { DateField, EmailField, TextField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { Phone } from '../../phone.tsx'
import css from './form.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import { linkTo, type SignInFlow } from './sign-in-flow.ts'

const labels = {
  firstName: 'checkout.field.firstName',
  lastName: 'checkout.field.lastName',
  email: 'checkout.field.email',
  phone: 'checkout.field.phone',
  password: 'sign-in.field.password',
  confirmPassword: 'sign-in.field.confirmPassword',
  joinsLoyalty: 'sign-in.loyalty',
  birthDate: 'account.field.birthDate',
  newsletterConsent: 'sign-in.newsletter',
} as const

type Props = SignInFlow & { readonly refused?: RefusedCommand | undefined; readonly email?: string | undefined }

/** An account asks for a name, an e-mail and a password; phone and loyalty programme are offered, the rest can wait. */
export function SignUpForm({ refused, email, ...flow }: Props) {
  const { locale, t } = useLanguage()
  return (
    <div className={css.way}>
      <CommandForm
        command="sign-in/join"
        labels={labels}
        refused={refused}
        values={{ email }}
        leaves={flow.isDialog === true}
      >
        {(field, box) => (
          <>
            <input type="hidden" name="redirectTo" value={flow.redirectTo ?? ''} />
            <div className={css.pair}>
              <TextField {...field('firstName')} autoComplete="given-name" maxLength={60} />
              <TextField {...field('lastName')} autoComplete="family-name" maxLength={60} />
            </div>
            <EmailField {...field('email')} autoComplete="username" />
            <Phone {...field('phone')} country={refused?.values.phoneCountry} optional />
            <NewPasswordFields first={field('password')} again={field('confirmPassword')} />
            <CheckField {...box('joinsLoyalty')} label={t('sign-in.loyalty')} />
            <DateField {...field('birthDate')} hint={t('sign-in.loyalty.birthDate')} autoComplete="bday" optional />
            <CheckField {...box('newsletterConsent')} label={t('sign-in.newsletter')} />
            <Button type="submit" wide>
              {t('sign-in.join.submit')}
            </Button>
          </>
        )}
      </CommandForm>
      <p className={css.other}>
        {t('sign-in.join.known')} <a {...linkTo(locale, flow, 'sign-in')}>{t('sign-in.submit')}</a>
      </p>
    </div>
  )
}
