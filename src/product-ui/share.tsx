import { useLanguage } from '#src/language/use-language.tsx'
import { Icon } from '#src/ui/icon.tsx'
import quiet from '#src/ui/controls/quiet.module.css'

import css from './share.module.css'

/** Shares the page by the platform's dialog, or copies its address. */
export function Share({ name }: { readonly name: string }) {
  const { t } = useLanguage()
  return (
    <span data-mount="share" data-name={name} className={css.share}>
      <button type="button" className={`${quiet.quiet} ${quiet.words}`}>
        <Icon name="share" />
        {t('product.share')}
      </button>
      <span role="status" data-copied-text={t('product.shared')} />
    </span>
  )
}
