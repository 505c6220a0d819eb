import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import type { CartNews } from './cart/model/flashes.ts'

type Props = {
  readonly news: readonly CartNews[]
  /** Where the lines are not on the page: leads to the cart, where they can be taken out. */
  readonly leadsToCart?: boolean
}

/** Changes the platform made in a cart, with links to choose otherwise (R170, R329). */
export function CartNewsList({ news, leadsToCart = false }: Props) {
  const { locale, t } = useLanguage()
  return news.map(({ look, key, values, itemId, isGone }) => (
    <Notice key={`${key}-${values.name}`} look={look}>
      <p>{t(key, values)}</p>
      {itemId !== undefined && (
        <a
          href={href(locale, 'cart', undefined, { delivery: itemId })}
          data-dialog={`modal=cart-change-shipping-method_${itemId}`}
        >
          {t('flash.undo')}
        </a>
      )}
      {isGone === true && leadsToCart && <a href={href(locale, 'cart')}>{t('cart.open')}</a>}
    </Notice>
  ))
}
