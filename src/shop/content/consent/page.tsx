import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { optionalCategories, type OptionalCategory } from '#src/visitor/consent.ts'

import { OneForm } from '#src/ui/forms/one-form.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import { ConsentAnswers } from '../parts/consent-answers.tsx'
import css from './page.module.css'

export type Props = {
  readonly agreed: readonly OptionalCategory[]
  /** The browser asks for privacy by itself (Global Privacy Control). */
  readonly isPrivate: boolean
}

/** `/privacy-choices`: what this browser may be measured and recognised for, by category (R163). */
export function PrivacyChoices({ agreed, isPrivate }: Props) {
  const { locale, t } = useLanguage()
  return (
    <OneForm title={t('consent.settings')}>
      <p>{t('consent.text.page')}</p>
      {isPrivate && <Notice look="info">{t('consent.private')}</Notice>}
      <PostForm command="visitor/consent" className={css.choices} data-consent-page>
        <input type="hidden" name="page" value="yes" />
        <CheckField
          name="required"
          label={t('consent.required')}
          hint={t('consent.required.text')}
          defaultChecked
          disabled
        />
        {optionalCategories.map(category => (
          <CheckField
            key={category}
            name={category}
            label={t(`consent.${category}`)}
            hint={t(`consent.${category}.text`)}
            value="yes"
            defaultChecked={agreed.includes(category)}
          />
        ))}
        <div className={css.buttons}>
          <Button type="submit" name="agree" value="chosen">
            {t('consent.save')}
          </Button>
          <ConsentAnswers />
        </div>
      </PostForm>
      <MoreLink href={href(locale, 'helpTopic', { slug: 'privacy-policy' })}>{t('consent.policy')}</MoreLink>
    </OneForm>
  )
}
