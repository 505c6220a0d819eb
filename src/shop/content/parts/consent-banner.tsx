import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import { ConsentAnswers } from './consent-answers.tsx'
import css from './consent-banner.module.css'

/**
 * The consent banner of countries that require consent (R277). Every page contains the same, in a template that the
 * browser shows while there is no answer (`client/visitor/consent.ts`).
 */
export function ConsentBanner() {
  const { locale, t } = useLanguage()
  return (
    <template data-consent>
      <aside className={css.banner} aria-label={t('consent.title')} data-consent-shown>
        <p>
          {t('consent.text')} <a href={href(locale, 'privacyChoices')}>{t('consent.choose')}</a>
        </p>
        <PostForm command="visitor/consent" className={css.choices}>
          <ConsentAnswers />
        </PostForm>
      </aside>
    </template>
  )
}
