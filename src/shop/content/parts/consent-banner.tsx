import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import { ConsentAnswers } from './consent-answers.tsx'
import css from './consent-banner.module.css'

/**
 * What asks for consent, in the countries that ask first (R277): the same for everybody, and no part of the page until
 * the browser, which knows who has answered, takes it out (`client/visitor/consent.ts`).
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
