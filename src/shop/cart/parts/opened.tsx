import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'

import type { RefusedCommand } from '../../page.ts'
import type { Nearby } from '../model/delivery-options.ts'
import { EditLine } from './edit-line.tsx'
import { GiftForm } from './gift-form.tsx'
import { SearchLocations } from './search-locations.tsx'
import { DeliveryOptions } from './delivery-options.tsx'

/** The form open in a line's place: variant, recipient, or delivery. */
export type Opened =
  | { readonly what: 'edit'; readonly itemId: string; readonly product: ProductDetails }
  | { readonly what: 'gift'; readonly itemId: string }
  | { readonly what: 'delivery'; readonly itemId: string; readonly near: string; readonly places: Nearby }

type Props = {
  readonly cart: Cart
  readonly line: CartLine
  readonly opened: Opened
  readonly refused?: RefusedCommand | undefined
}

/** The form that is open in a line's place. */
export function OpenedIn({ cart, line, opened, refused }: Props) {
  const { locale, t } = useLanguage()
  const leave = (
    <ButtonLink look="plain" href={href(locale, 'cart')}>
      {t('cart.cancel')}
    </ButtonLink>
  )
  if (opened.what === 'edit') return <EditLine line={line} product={opened.product} />
  if (opened.what === 'gift') return <GiftForm line={line} refused={refused} leave={leave} />
  const { near, places, itemId } = opened
  return (
    <DeliveryOptions
      cart={cart}
      line={line}
      near={places}
      isSearched={near !== ''}
      search={<SearchLocations near={near} keeps={{ delivery: itemId }} />}
      leave={leave}
    />
  )
}
