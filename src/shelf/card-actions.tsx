import type { ProductCard as Card } from '#src/commerce/calls/product-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import css from './card-actions.module.css'
import { compareForm } from './compare-form.ts'

type Props = { readonly card: Pick<Card, 'id' | 'name'>; /** Of the product's page. */ readonly link: string }

/** What can be done with a product of a list without leaving it: look closer, and choose it for a comparison. */
export function CardActions({ card: { id, name }, link }: Props) {
  const { t } = useLanguage()
  const about = <span className="visually-hidden"> {name}</span>
  return (
    <div className={css.actions}>
      <label className={css.compare} data-behaviour="compare">
        <input type="checkbox" name="id" value={id} form={compareForm} />
        {t('browse.compare')}
        {about}
      </label>
      <a className={css.look} href={link} data-dialog={`modal=quickshop_${id}`}>
        <Icon name="eye" />
        <span>
          {t('browse.look')}
          {about}
        </span>
      </a>
    </div>
  )
}
