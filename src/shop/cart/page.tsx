import type { Cart } from '#src/commerce/calls/cart.ts'
import { useLanguage } from '#src/language/language.tsx'

export type Props = { readonly cart?: Cart }

/** `/cart` */
export function CartPage({ cart }: Props) {
  const { t, money } = useLanguage()
  return (
    <div data-cart-page>
      <h1>{t('cart.title')}</h1>
      <ul>
        {cart?.items.map(line => (
          <li key={line.id}>
            {line.name} {line.qty} {money(line.price.rowTotal)}
          </li>
        ))}
      </ul>
    </div>
  )
}
