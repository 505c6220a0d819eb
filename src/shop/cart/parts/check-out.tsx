import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { CardMarks } from '#src/product-ui/payment/card-marks.tsx'
import { WalletButton } from '#src/product-ui/payment/wallet-button.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'

type Props = {
  readonly isSignedIn: boolean
  /** Whether this shopper is offered a wallet. */
  readonly takesWallet: boolean
}

/** The button to the checkout. A signed-in shopper skips the steps that saved data can fill (R026, R172). */
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

/** The checkout button, the wallet where it is offered (R246), and the cards that are taken. */
export function CheckOut({ isSignedIn, takesWallet }: Props) {
  return (
    <>
      <Checkout isSignedIn={isSignedIn} />
      {takesWallet && <WalletButton />}
      <CardMarks />
    </>
  )
}
