import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'

/** Guests may go on as they are; who has an account is told where it is. */
export function AsGuest({ className }: { readonly className?: string | undefined }) {
  const { locale, t } = useLanguage()
  return (
    <p className={className}>
      {t('checkout.guest')}{' '}
      <a href={href(locale, 'signIn', undefined, { redirectTo: href(locale, 'checkout') })}>{t('sign-in.submit')}</a>
    </p>
  )
}
