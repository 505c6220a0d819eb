import { useLanguage } from '#src/language/use-language.tsx'
import { Icon } from '#src/ui/icon.tsx'
import quiet from '#src/ui/controls/quiet.module.css'

import css from './heart.module.css'
import { heartsForm } from './hearts-form.ts'

type Props = {
  readonly productId: string
  readonly name: string
  /** On a card it is drawn by the card’s own style; in a line it has its words. */
  readonly look?: 'card' | 'line'
}

/**
 * Keeps a product among the favourites, in one press and without script. Whether it is one already is put in by the
 * browser: the page is the same for everybody.
 */
export function Heart({ productId, name, look = 'card' }: Props) {
  const { t } = useLanguage()
  const press = { form: heartsForm, name: 'itemId', value: productId, 'aria-pressed': false }
  if (look === 'card') return <button {...press} aria-label={t('favorites.heart', { name })} />
  return (
    <button className={`${quiet.quiet} ${quiet.words} ${css.line}`} {...press}>
      <Icon name="heart" />
      {t('favorites.keep')}
    </button>
  )
}
