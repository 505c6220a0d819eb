import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'

import type { Props as Page } from '../props.ts'
import css from './seen-in.module.css'

type Props = Pick<Page, 'product' | 'color' | 'size' | 'recipe' | 'weather'>

/** The weathers a product can be seen in are links, as its colours are: each has an address and works without script. */
export function SeenIn({ product: { slug }, color, size, recipe, weather }: Props) {
  const { locale, t } = useLanguage()
  if (color.weather === undefined) return null
  return (
    <nav aria-label={t('product.seen-in')} className={css.choice}>
      {[{ id: undefined, name: t('product.seen-in.studio') }, ...color.weather].map(({ id, name }) => (
        <a
          key={name}
          id={`in-${id ?? 'studio'}`}
          href={href(locale, 'product', { slug }, { color: color.id, size, recipe, weather: id })}
          aria-current={id === weather?.id ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
