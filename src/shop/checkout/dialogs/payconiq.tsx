import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from './provider.module.css'
import { challengeOnPage } from './use-answer.ts'

/** `#modal=payconiq`: the way to the bank's app or page, and back with what came of it. */
export function Payconiq({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  const bank = challengeOnPage()?.dataset.asksPage
  return (
    <Dialog frame={frame} onClose={onClose} title={t('checkout.method.PAYCONIQ')}>
      {bank === undefined ? (
        <p>{t('checkout.challenge.none')}</p>
      ) : (
        <div className={css.actions}>
          <p>{t('checkout.payconiq.text')}</p>
          <ButtonLink href={bank}>{t('checkout.challenge.go')}</ButtonLink>
          <PostForm command="checkout/settle" data-leaves>
            <Button type="submit" look="secondary">
              {t('checkout.payconiq.done')}
            </Button>
          </PostForm>
        </div>
      )}
    </Dialog>
  )
}
