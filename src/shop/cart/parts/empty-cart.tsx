import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

import css from './empty-cart.module.css'

/** Nothing yet: says so and leads to the shelves. */
export function EmptyCart() {
  const { locale, t } = useLanguage()
  return (
    <div className={css.empty} data-cart-page>
      <Icon name="cart" />
      <h1>{t('cart.empty.title')}</h1>
      <p>{t('cart.empty.text')}</p>
      <ButtonLink href={href(locale, 'home')}>{t('cart.empty.action')}</ButtonLink>
    </div>
  )
}
