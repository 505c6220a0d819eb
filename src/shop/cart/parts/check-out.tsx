import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'

import { commandPath } from '../../command.ts'

/** On to the checkout; whoever is signed in goes as far as what is saved of them reaches (R026, R172). */
export function CheckOut({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { locale, t } = useLanguage()
  if (!isSignedIn)
    return (
      <ButtonLink look="accent" wide href={href(locale, 'checkout')}>
        {t('cart.checkout')}
      </ButtonLink>
    )
  return (
    <form method="post" action={commandPath(locale, 'checkout', 'express')} data-command="checkout/express">
      <Button type="submit" look="accent" wide>
        {t('cart.checkout')}
      </Button>
    </form>
  )
}
