import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

import { seenAs } from '../model/seen-as.ts'
import type { Props as Page } from '../props.ts'
import css from './layers.module.css'

type Props = Pick<Page, 'product' | 'color' | 'size' | 'recipe' | 'weather' | 'isApart'>

/** What the product is made of from the outside in: its drawing, lifted apart. Its own address, because few ask for it. */
export function Layers(page: Props) {
  const { product, color, size, recipe, isApart } = page
  const { locale, t } = useLanguage()
  const { layers } = product
  if (layers === undefined || color.layers === undefined) return null
  if (!isApart) {
    const query = { color: color.id, size, recipe, ...seenAs(page), apart: '1' }
    return (
      <p>
        <ButtonLink
          id="layers"
          look="secondary"
          href={`${href(locale, 'product', { slug: product.slug }, query)}#layers`}
        >
          {t('product.layers')}
        </ButtonLink>
      </p>
    )
  }
  const pictureOf = new Map(color.layers.map(picture => [picture.layer, picture]))
  return (
    <section aria-labelledby="layers">
      <h2 id="layers" tabIndex={-1} className={css.title}>
        {t('product.layers')}
      </h2>
      <ol className={css.layers}>
        {layers.map(({ id, name, lines, features }) => {
          const picture = pictureOf.get(id)
          return (
            <li key={id} id={`layer-${id}`}>
              {picture && <img src={picture.src} width={picture.width} height={picture.height} alt="" loading="lazy" />}
              <div>
                <h3>{name}</h3>
                {lines.map(line => (
                  <p key={line}>{line}</p>
                ))}
                {features.map(title => (
                  <a key={title} href={`#layer-${id}`}>
                    {title}
                  </a>
                ))}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
