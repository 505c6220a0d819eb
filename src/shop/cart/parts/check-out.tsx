import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'

type Props = {
  readonly isSignedIn: boolean
  /** Whether this shopper is offered a wallet. */
  readonly takesWallet: boolean
}

/** On to the checkout; whoever is signed in goes as far as what is saved of them reaches (R026, R172). */
function Checkout({ isSignedIn }: Pick<Props, 'isSignedIn'>) {
  const { locale, t } = useLanguage()
  if (!isSignedIn)
    return (
      <ButtonLink look="accent" wide href={href(locale, 'checkout')}>
        {t('cart.checkout')}
      </ButtonLink>
    )
  return (
    <PostForm command="checkout/express">
      <Button type="submit" look="accent" wide>
        {t('cart.checkout')}
      </Button>
    </PostForm>
  )
}

/** The ways out of the cart: the checkout, and a wallet that is asked before anything else (R246: not for everybody). */
export function CheckOut({ isSignedIn, takesWallet }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <Checkout isSignedIn={isSignedIn} />
      {takesWallet && (
        <PostForm command="checkout/wallet">
          <Button type="submit" look="secondary" wide>
            {t('checkout.wallet')}
          </Button>
        </PostForm>
      )}
    </>
  )
}
