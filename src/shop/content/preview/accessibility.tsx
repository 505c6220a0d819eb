import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import fold from '#src/ui/layout/fold.module.css'

import css from './preview-bar.module.css'

/** R031: what an accessibility check finds on the page that is looked at (`client/behaviours/accessibility-check.ts`). */
export function Accessibility() {
  const { t } = useLanguage()
  return (
    <details className={css.part} name="preview">
      <summary className={fold.summary}>{t('content.preview.accessibility')}</summary>
      <noscript>
        <p>{t('content.preview.accessibility.script')}</p>
      </noscript>
      <div className={css.check} data-mount="accessibility-check">
        <Button type="button" look="secondary">
          {t('content.preview.accessibility.check')}
        </Button>
        <p role="status" />
        <ul className={css.list} />
      </div>
    </details>
  )
}
