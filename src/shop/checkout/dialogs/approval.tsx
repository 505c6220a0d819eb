import { useRef } from 'react'

import { useLanguage } from '#src/language/use-language.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import type { ProviderAnswer } from '#src/product-ui/payment/fields-message.ts'
import css from './provider.module.css'
import { challengeOnPage, useAnswer } from './use-answer.ts'

/** Puts the answer into the form and sends it. */
function hand(form: HTMLFormElement | null, answer: ProviderAnswer) {
  if (form === null || answer.type !== 'fellholm:approval') return
  const values = { approved: answer.approved, paymentInstrumentId: answer.paymentInstrumentId }
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
  form.requestSubmit()
}

/** `#modal=klarna`: the owner of a later payment, or of a wallet, is asked whether they want to pay this way (R244). */
export function ApprovalDialog({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const { asks, asking = 'KLARNA' } = challengeOnPage()?.dataset ?? {}
  const provider = useAnswer(asks, answer => hand(form.current, answer))
  const method = asking === 'WALLET' ? t('checkout.method.WALLET') : t('checkout.method.KLARNA')
  return (
    <Dialog frame={frame} onClose={onClose} title={t('checkout.approve.title', { method })}>
      {asks === undefined ? (
        <p>{t('checkout.challenge.none')}</p>
      ) : (
        <iframe
          ref={provider}
          src={asks}
          title={t('checkout.approve.title', { method })}
          className={css.provider}
          sandbox="allow-scripts allow-forms allow-same-origin"
        />
      )}
      <PostForm ref={form} command="checkout/approve" data-leaves hidden>
        <input type="hidden" name="method" value={asking} />
        <input type="hidden" name="approved" />
        <input type="hidden" name="paymentInstrumentId" />
      </PostForm>
    </Dialog>
  )
}
