import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx'
import { EmailField, TextField } from '#src/ui/controls/field.tsx'
import { TextArea } from '#src/ui/controls/text-area.tsx'

import css from './parts.module.css'
import { PostForm } from '#src/ui/forms/post-form.tsx'

type Props = { readonly productId: string }

/** A question about a product. Its success is a dialog, or the page again. */
export function AskForm({ productId }: Props) {
  const { t } = useLanguage()
  return (
    <PostForm command="reviews/ask" data-opens="modal=ask-question-success" noValidate className={css.form}>
      <ErrorSummary problems={[]} />
      <input type="hidden" name="productId" value={productId} />
      <TextArea name="text" label={t('reviews.question')} hint={t('reviews.question.hint')} rows={4} />
      <TextField name="nickname" label={t('reviews.nickname')} autoComplete="nickname" maxLength={40} />
      <EmailField name="email" label={t('checkout.field.email')} hint={t('reviews.email.hint')} optional />
      <Button type="submit">{t('reviews.ask.send')}</Button>
    </PostForm>
  )
}
