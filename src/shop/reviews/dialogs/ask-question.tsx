import { useState } from 'react'

import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { AskForm } from '../parts/ask-form.tsx'

/** The product of the page below: `/p/…-fh10011`, `/reviews/FH10011`. */
const productOfPage = () => /([a-z]{2}\d{3,10})$/i.exec(location.pathname)?.[1]?.toUpperCase()

/** `#modal=ask-question_{productId}`: a question about a product; without an argument, about the page's. */
export function AskQuestion({ frame, argument, onClose }: DialogProps) {
  const { t } = useLanguage()
  const [productId] = useState(() => argument ?? productOfPage())
  return (
    <Dialog frame={frame} title={t('reviews.ask')} onClose={onClose}>
      {productId === undefined ? (
        <Notice look="info">{t('reviews.ask.where')}</Notice>
      ) : (
        <AskForm productId={productId} />
      )}
    </Dialog>
  )
}

/** `#modal=ask-question-success` */
export function AskQuestionSuccess({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog frame={frame} title={t('reviews.asked.title')} onClose={onClose}>
      <p>{t('reviews.asked.text')}</p>
      <Button wide onClick={onClose}>
        {t('shell.close')}
      </Button>
    </Dialog>
  )
}
