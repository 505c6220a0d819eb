import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Notice } from '#src/ui/notice.tsx'

import type { CartNews } from './cart/model/flashes.ts'

/** What the platform has changed in a cart without being asked, and where to choose otherwise (R170, R329). */
export function CartNewsList({ news }: { readonly news: readonly CartNews[] }) {
  const { locale, t } = useLanguage()
  return news.map(({ look, key, values, itemId }) => (
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
    </Notice>
  ))
}
