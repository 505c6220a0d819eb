import { useLanguage } from '#src/language/language.tsx'
import { Icon } from '#src/ui/icon.tsx'
import quiet from '#src/ui/quiet.module.css'

import css from './heart.module.css'
import { heartsForm } from './hearts-form.ts'

type Props = { readonly productId: string; readonly name: string; readonly look?: 'card' | 'line' }

const classes = {
  card: `${quiet.quiet} ${css.card}`,
  line: `${quiet.quiet} ${quiet.words} ${css.line}`,
}

/**
 * Keeps a product among the favourites, in one press and without script. Whether it is one already is put in by the
 * browser: the page is the same for everybody.
 */
export function Heart({ productId, name, look = 'card' }: Props) {
  const { t } = useLanguage()
  return (
    <button
      type="submit"
      form={heartsForm}
      name="itemId"
      value={productId}
      className={classes[look]}
      aria-pressed="false"
      data-heart
    >
      <Icon name="heart" />
      {look === 'line' ? (
        t('favorites.keep')
      ) : (
        <span className="visually-hidden">{t('favorites.heart', { name })}</span>
      )}
    </button>
  )
}
