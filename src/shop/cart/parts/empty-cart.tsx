import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'

import css from './empty-cart.module.css'

/** Nothing yet: says so and leads to the shelves. */
export function EmptyCart() {
  const { locale, t } = useLanguage()
  return (
    <div className={css.empty} data-cart-page>
      <EmptyState
        isPage
        icon="cart"
        title={t('cart.empty.title')}
        text={t('cart.empty.text')}
        action={<ButtonLink href={href(locale, 'home')}>{t('cart.empty.action')}</ButtonLink>}
      />
    </div>
  )
}
