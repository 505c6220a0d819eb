import { useLanguage } from '#src/language/use-language.tsx'

import { brandName, brands } from './card-brand.ts'
import css from './card-marks.module.css'

/** The cards that are taken, by name: brands are told by their words in every theme, and no picture has to be fetched. */
export function CardMarks() {
  const { t } = useLanguage()
  return (
    <ul className={css.marks} aria-label={t('checkout.cards')}>
      {brands.map(brand => (
        <li key={brand}>{brandName(brand)}</li>
      ))}
    </ul>
  )
}
