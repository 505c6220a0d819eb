import { useLanguage } from '#src/language/use-language.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import field from '#src/ui/controls/field.module.css'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { FormThanks } from '#src/ui/forms/form-thanks.tsx'
import page from '#src/ui/layout/page.module.css'

import { headingId } from '../section-head.tsx'
import type { SectionProps } from '../section.ts'
import css from './strip.module.css'

/** News by e-mail, offered where a page speaks of something worth following. */
export function Newsletter({ data, id }: SectionProps<'newsletter'>) {
  const { t } = useLanguage()
  return (
    <section className={css.strip} aria-labelledby={headingId(id)}>
      <div className={`${page.band} ${css.inside}`}>
        <div>
          <h2 id={headingId(id)}>{data.title}</h2>
          <p>{data.text}</p>
        </div>
        <PostForm command="newsletter/subscribe" className={css.row}>
          <label htmlFor={`${id}-email`} className="visually-hidden">
            {t('checkout.field.email')}
          </label>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            className={field.input}
            placeholder={t('checkout.field.email')}
            autoComplete="email"
            maxLength={254}
            required
          />
          <Button type="submit">{t('shell.newsletter.submit')}</Button>
          <FormProblem className={field.error} />
          <FormThanks text={t('shell.newsletter.thanks')} />
        </PostForm>
      </div>
    </section>
  )
}
