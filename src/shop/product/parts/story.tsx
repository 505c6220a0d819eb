import type { ReactNode } from 'react'

import { useLanguage } from '#src/language/use-language.tsx'
import fold from '#src/ui/layout/fold.module.css'
import unfolded from '#src/ui/layout/unfolded.module.css'

import type { Props } from '../props.ts'
import css from './story.module.css'

type FoldProps = { readonly title: string; readonly open?: boolean; readonly children: ReactNode }

/** Folds on phones; beside the others, and always open, where there is room. */
const Fold = ({ title, open = false, children }: FoldProps) => (
  <details className={`${css.fold} ${unfolded.unfolded}`} open={open}>
    <summary className={fold.summary}>
      <h2>{title}</h2>
    </summary>
    <div className={css.inside}>{children}</div>
  </details>
)

const Lines = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={css.plain}>
    {of.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/** A figure says more than its words: a weight, a fill, a column of water. Longer values are a text that begins with one. */
const isFigure = (value: string) => /^\d/.test(value) && value.length <= 18

/** Description, features and materials; a feature leads to the layer that has it, where they are shown. */
export function Story({ product, isApart }: Pick<Props, 'product' | 'isApart'>) {
  const { t } = useLanguage()
  const layerOf = (title: string) => product.layers?.find(({ features }) => isApart && features.includes(title))?.id
  return (
    <div className={css.story}>
      <Fold title={t('product.about')} open>
        <p>{product.description}</p>
        <dl className={css.facts}>
          {product.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={isFigure(value) ? css.figure : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <Fold title={t('product.features')}>
        <ul className={css.features}>
          {product.features.map(({ title, text }) => (
            <li key={title}>
              <h3>{layerOf(title) === undefined ? title : <a href={`#layer-${layerOf(title)}`}>{title}</a>}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Fold>
      {product.materials.length > 0 && (
        <Fold title={t('product.materials')}>
          <Lines of={product.materials} />
          <h3>{t('product.care')}</h3>
          <Lines of={product.care} />
        </Fold>
      )}
    </div>
  )
}
