import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import css from './compare-bar.module.css'
import { compareForm, mostCompared } from './compare-form.ts'

/** Comes up once a product is chosen for comparison, by style alone; with script it counts (`client/behaviours/cards.ts`). */
export function CompareBar() {
  const { locale, t } = useLanguage()
  return (
    <form id={compareForm} action={href(locale, 'compare')} method="get" className={css.bar}>
      <p role="status" data-text={t('browse.compare.chosen', { chosen: '{}', most: mostCompared })}>
        {t('browse.compare.most', { most: mostCompared })}
      </p>
      <Button type="submit">{t('browse.compare')}</Button>
    </form>
  )
}
