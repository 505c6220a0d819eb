import type { PaymentMethodCode } from '#src/commerce/calls/cart/payment-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import type { ProviderPage } from '#src/product-ui/payment/provider-page.ts'
import css from './step.module.css'

/** The dialog a method opens while its owner is asked; Bancontact has its own page and none (R176, D27). */
const dialogs: Partial<Readonly<Record<PaymentMethodCode, `modal=${string}`>>> = {
  CREDIT_CARD: 'modal=three-d-secure-challenge',
  PAYCONIQ: 'modal=payconiq',
}

type Props = { readonly method: PaymentMethodCode } & ProviderPage

/** The bank waits for the payment's owner (R176): the way there, and the way back to another payment. */
export function Challenged({ method, frameUrl, pageUrl }: Props) {
  const { t } = useLanguage()
  return (
    <div className={css.checking} data-opens-now={dialogs[method]} data-asks={frameUrl} data-asks-page={pageUrl}>
      <h1>{t('checkout.challenge.title')}</h1>
      <p>{t('checkout.challenge.text')}</p>
      <ButtonLink href={pageUrl}>{t('checkout.challenge.go')}</ButtonLink>
      <PostForm command="checkout/settle">
        <input type="hidden" name="threeDS2Result" />
        <Button type="submit" look="secondary">
          {t('checkout.challenge.other')}
        </Button>
      </PostForm>
    </div>
  )
}
