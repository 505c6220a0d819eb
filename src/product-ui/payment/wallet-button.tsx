import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'

/** Pays with a wallet, which knows address and card (R246). */
export function WalletButton() {
  const { t } = useLanguage()
  return (
    <PostForm command="checkout/wallet">
      <Button type="submit" look="secondary" wide>
        {t('checkout.wallet')}
      </Button>
    </PostForm>
  )
}
