import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import type { ProviderPage } from '#src/product-ui/payment/provider-page.ts'
import type { ApprovedMethod } from '../model/paying.ts'
import css from './step.module.css'

type ApprovalProps = { readonly method: ApprovedMethod } & ProviderPage

/** A wallet or a later payment waits for its owner: the dialog opens by itself, and without script there is the way there. */
export function Approving({ method, frameUrl, pageUrl }: ApprovalProps) {
  const { locale, t } = useLanguage()
  const name = t(`checkout.method.${method}`)
  return (
    <div className={css.checking} data-opens-now="modal=klarna" data-asks={frameUrl} data-asking={method}>
      <h1>{t('checkout.approve.title', { method: name })}</h1>
      <p>{t('checkout.approve.text')}</p>
      <ButtonLink href={pageUrl}>{t('checkout.approve.go', { method: name })}</ButtonLink>
      <ButtonLink look="secondary" href={href(locale, 'checkout', undefined, { step: 'billing' })}>
        {t('checkout.challenge.other')}
      </ButtonLink>
    </div>
  )
}

type Answer = {
  readonly method: ApprovedMethod
  readonly approved: string
  readonly paymentInstrumentId: string
}

/** The owner is back with an answer: it is taken over at once, or by a press where there is no script. */
export function Approved({ method, approved, paymentInstrumentId }: Answer) {
  const { t } = useLanguage()
  return (
    <PostForm command="checkout/approve" data-repeat="0" className={css.checking}>
      <h1>{t('checkout.checking.title')}</h1>
      {Object.entries({ method, approved, paymentInstrumentId }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t('checkout.approve.done')}</Button>
    </PostForm>
  )
}
