import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { seenAs } from '../model/seen-as.ts'
import type { Props as Page } from '../props.ts'
import css from './seen-in.module.css'

type Props = Pick<Page, 'product' | 'color' | 'size' | 'recipe' | 'weather' | 'isApart'>

/** The weathers a product can be seen in are links, as its colours are: each has an address and works without script. */
export function SeenIn(page: Props) {
  const { product, color, size, recipe, weather } = page
  const { locale, t } = useLanguage()
  if (color.weather === undefined) return null
  return (
    <nav aria-label={t('product.seen-in')} className={css.choice}>
      {[{ id: undefined, name: t('product.seen-in.studio') }, ...color.weather].map(({ id, name }) => (
        <a
          key={name}
          id={`in-${id ?? 'studio'}`}
          href={href(
            locale,
            'product',
            { slug: product.slug },
            { color: color.id, size, recipe, ...seenAs(page), weather: id },
          )}
          aria-current={id === weather?.id ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
