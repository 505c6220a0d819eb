import { useLanguage } from '#src/language/use-language.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SubmitButton } from '#src/ui/forms/submit-button.tsx'

import { IdempotencyField } from '../../idempotency-field.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from './removed.module.css'

type Props = { readonly line: Readonly<Record<string, string>> }

/** In the place of a line that was taken out: what it was, and the way to put it back. */
export function Removed({ line }: Props) {
  const { t } = useLanguage()
  const { name = '', at: _, ...kept } = line
  return (
    <PostForm command="cart/undo" className={css.removed}>
      {Object.entries(kept).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <IdempotencyField />
      <p role="status">{t('cart.removed', { name })}</p>
      <SubmitButton className={css.undo}>
        <Icon name="return" />
        {t('cart.undo')}
        <span className="visually-hidden"> {name}</span>
      </SubmitButton>
      <FormProblem className={css.problem} />
    </PostForm>
  )
}
