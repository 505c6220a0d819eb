import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'

import css from './parts.module.css'
import { PostForm } from '#src/ui/forms/post-form.tsx'

type Props = {
  readonly command: 'vote' | 'vote-answer'
  readonly productId: string
  /** Which review or answer, as the command names it. */
  readonly subject: readonly [name: 'reviewId' | 'answerId', id: string]
  readonly helpful: number
  readonly unhelpful: number
}

/** Whether it was of use: two buttons of one form, which thanks in its place. */
export function Vote({ command, productId, subject: [name, id], helpful, unhelpful }: Props) {
  const { t } = useLanguage()
  return (
    <PostForm command={`reviews/${command}`} className={css.vote}>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name={name} value={id} />
      <span>{t('reviews.helpful')}</span>
      <Button type="submit" look="plain" name="helpful" value="yes">
        {t('reviews.yes', { count: helpful })}
      </Button>
      <Button type="submit" look="plain" name="helpful" value="no">
        {t('reviews.no', { count: unhelpful })}
      </Button>
      <FormThanks text={t('reviews.voted')} />
    </PostForm>
  )
}
