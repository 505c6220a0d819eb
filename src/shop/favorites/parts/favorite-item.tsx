import type { Favorites } from '#src/commerce/calls/consumer/wishlists.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ProductCard } from '#src/product-ui/card/product-card.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

import { IdempotencyField } from '../../idempotency-field.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import css from './favorite-item.module.css'

type Item = Favorites['items'][number]

function Press({ command, itemId, children }: { command: 'move' | 'drop'; itemId: string; children: React.ReactNode }) {
  return (
    <PostForm command={`favorites/${command}`} className={css[command]}>
      <input type="hidden" name="itemId" value={itemId} />
      {command === 'drop' ? <input type="hidden" name="from" value="page" /> : <IdempotencyField />}
      {children}
    </PostForm>
  )
}

/** A product that is no longer sold, with a button to remove it. */
function Gone({ itemId }: { readonly itemId: string }) {
  const { t } = useLanguage()
  return (
    <article className={css.gone}>
      <p>{t('favorites.gone')}</p>
      <Press command="drop" itemId={itemId}>
        <Button type="submit" look="secondary">
          {t('favorites.drop')}
        </Button>
      </Press>
    </article>
  )
}

/** A favourite: its card, with buttons to buy and to remove it, or on a shared list to keep it. */
export function FavoriteItem({ item: { itemId, product }, isOwn }: { readonly item: Item; readonly isOwn: boolean }) {
  const { t } = useLanguage()
  if (product === undefined) return isOwn ? <Gone itemId={itemId} /> : null
  if (!isOwn) return <ProductCard card={product} />
  return (
    <div className={css.item}>
      <ProductCard card={product} keeps={false} />
      <Press command="drop" itemId={itemId}>
        <button type="submit" className={css.off}>
          <Icon name="close" />
          <span className="visually-hidden">{t('favorites.drop.name', { name: product.name })}</span>
        </button>
      </Press>
      {product.available && (
        <Press command="move" itemId={itemId}>
          <Button type="submit" look="secondary" wide>
            {t('favorites.move')}
            <span className="visually-hidden"> {product.name}</span>
          </Button>
        </Press>
      )}
    </div>
  )
}
