import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { requestState } from '#src/commerce/request-state.ts'
import { useCommerce } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { keepLastPlace, lastPlace } from '#src/visitor/last-place.ts'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import { pickupLocationsNear } from '../nearby.ts'
import { SearchLocations } from '../parts/search-locations.tsx'
import { DeliveryOptions } from '../parts/delivery-options.tsx'
import { useCart } from '../../use-cart.ts'

/** Places around what was typed, as the store knows them now. */
function usePlaces(near: string, line: CartLine | undefined) {
  const commerce = useCommerce()
  return useQuery({
    queryKey: ['places', near, line?.upc],
    queryFn: () => pickupLocationsNear(commerce, near, line ?? { upc: '' }),
    enabled: near !== '' && line !== undefined,
  })
}

/** `#modal=cart-change-shipping-method_{itemId}`: how one line travels. */
export function ChangeDelivery({ frame, argument, onClose }: DialogProps) {
  const { t } = useLanguage()
  const asking = useCart()
  const { data: cart } = asking
  const [asked, setAsked] = useState<string>()
  const line = cart?.items.find(({ id }) => id === argument)
  const home = cart?.shippingMethods.find(({ address }) => address !== undefined)?.address
  const near = asked ?? home?.postalCode ?? lastPlace()
  const places = usePlaces(near, line)
  const search = (place: string) => {
    keepLastPlace(place)
    setAsked(place)
  }
  const hasFailed = requestState(asking) === 'error'
  const isFirst = !hasFailed && cart === undefined
  return (
    <Dialog frame={frame} isWaiting={isFirst} onClose={onClose} title={t('cart.change-delivery')}>
      {hasFailed ? (
        <p>{t('errors.general')}</p>
      ) : cart === undefined || requestState(places) === 'pending' ? (
        <Skeleton blocks={4} />
      ) : cart === null || line === undefined ? (
        <p>{t('errors.ORD404')}</p>
      ) : (
        <DeliveryOptions
          cart={cart}
          line={line}
          near={places.data ?? { stores: [], points: [] }}
          isSearched={requestState(places) !== 'idle'}
          search={<SearchLocations near={near} onSearch={search} />}
        />
      )}
    </Dialog>
  )
}
