import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Swatch } from '#src/ui/controls/swatch.tsx'

import css from './color-picker.module.css'

type Props = {
  readonly colors: readonly { readonly id: string; readonly name: string; readonly hex: string }[]
  readonly chosen: string
  readonly slug: string
  /** The size asked for, which another colour keeps. */
  readonly size: string | undefined
  /** How it is looked at, which another colour keeps. */
  readonly seen?: { readonly weather: string | undefined; readonly apart: string | undefined }
  /** What it is called where it is no colour. */
  readonly label?: string
}

/** Colours are links, so each has an address and works without script. */
export function ColorPicker({ colors, chosen, slug, size, seen, label }: Props) {
  const { locale, t } = useLanguage()
  const name = colors.find(color => color.id === chosen)?.name ?? ''
  return (
    <div className={css.picker}>
      <p>
        {label ?? t('product.color')}: <strong>{name}</strong>
      </p>
      <ul>
        {colors.map(color => (
          <li key={color.id}>
            <a
              id={`color-${color.id}`}
              href={href(locale, 'product', { slug }, { color: color.id, size, ...seen })}
              aria-current={color.id === chosen ? 'true' : undefined}
              title={color.name}
            >
              <Swatch hex={color.hex} look={color.id === chosen ? 'chosen' : 'alone'} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
