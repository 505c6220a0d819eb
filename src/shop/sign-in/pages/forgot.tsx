import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

import { OneForm } from '#src/ui/forms/one-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import { ForgotForm } from '../parts/forgot-form.tsx'

export type Props = { readonly isSent: boolean; readonly refused?: RefusedCommand }

/** `/forgot-password`: asks for the e-mail, and answers the same whether it belongs to an account or not. */
export function ForgotPage({ isSent, refused }: Props) {
  const { locale, t } = useLanguage()
  if (!isSent)
    return (
      <OneForm title={t('sign-in.forgot')}>
        <ForgotForm refused={refused} />
      </OneForm>
    )
  return (
    <OneForm title={t('sign-in.forgot.sent')}>
      <p>{t('sign-in.forgot.sent.text')}</p>
      <ButtonLink look="secondary" href={href(locale, 'signIn')}>
        {t('sign-in.back')}
      </ButtonLink>
    </OneForm>
  )
}
