import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import field from '#src/ui/controls/field.module.css'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'

import { thanksId } from '../model/newsletter.ts'
import css from './newsletter.module.css'
import { PostForm } from '#src/ui/forms/post-form.tsx'

/** News by e-mail: an address and a button. The letter that follows asks for confirmation. */
export function Newsletter() {
  const { t } = useLanguage()
  return (
    <PostForm className={css.newsletter} command="newsletter/subscribe">
      <p className={css.title}>{t('shell.newsletter.title')}</p>
      <p className={field.hint} id="newsletter-hint">
        {t('shell.newsletter.text')}
      </p>
      <label htmlFor="newsletter-email" className={field.label}>
        {t('checkout.field.email')}
      </label>
      <div className={css.row}>
        <input
          id="newsletter-email"
          className={field.input}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          aria-describedby="newsletter-hint newsletter-problem"
          maxLength={254}
          required
        />
        <Button type="submit" look="secondary">
          {t('shell.newsletter.submit')}
        </Button>
      </div>
      <FormProblem className={field.error} id="newsletter-problem" />
      <FormThanks className={css.thanks} id={thanksId} text={t('shell.newsletter.thanks')}>
        <span className={css.said}>{t('shell.newsletter.thanks')}</span>
      </FormThanks>
    </PostForm>
  )
}
