import { useLanguage } from '#src/language/use-language.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import css from './provider.module.css'
import { challengeOnPage, useAnswer } from './use-answer.ts'

/** Has the bank's answer sent by the form of the page below (R177). */
function settle(threeDS2Result: string) {
  const form = challengeOnPage()?.querySelector<HTMLFormElement>('form[data-command="checkout/settle"]')
  const field = form?.elements.namedItem('threeDS2Result')
  if (field instanceof HTMLInputElement) field.value = threeDS2Result
  form?.requestSubmit()
}

/**
 * `#modal=three-d-secure-challenge`: the bank asks the card's owner (R176). Closed without an answer, the order is kept,
 * and the page below leads to the bank again or to another payment.
 */
export function ThreeDSecureChallenge({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  const asks = challengeOnPage()?.dataset.asks
  const provider = useAnswer(asks, answer => {
    if (answer.type === 'fellholm:challenge') settle(answer.threeDS2Result)
  })
  return (
    <Dialog frame={frame} onClose={onClose} title={t('checkout.challenge.title')}>
      {asks === undefined ? (
        <p>{t('checkout.challenge.none')}</p>
      ) : (
        <iframe
          ref={provider}
          src={asks}
          title={t('checkout.challenge.title')}
          className={css.provider}
          sandbox="allow-scripts allow-forms allow-same-origin"
        />
      )}
    </Dialog>
  )
}
