import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { createBrowserClient } from '#src/commerce/browser.ts'
import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'

import { sharedQueryClient } from './query-client.ts'

/** Said by the page when a command changed the cart, here or in another tab. */
const cartChanged = 'fellholm:cart'

/** The visit's cart for dialogs, asked for anew whenever it has changed; `null` when there is none. */
export function useCart() {
  const { locale } = useLanguage()
  const client = sharedQueryClient()
  const query = useQuery(
    {
      queryKey: ['cart', locale],
      queryFn: async (): Promise<Cart | null> => {
        const cart = await createBrowserClient(locales[locale].callLocale)('cart.cart.get', { basketId: 'current' })
        if (cart.ok) return cart.value
        if (cart.code === 'BSK404') return null
        throw new Error(cart.code)
      },
      staleTime: 0,
    },
    client,
  )
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: ['cart'] })
    addEventListener(cartChanged, refresh)
    return () => removeEventListener(cartChanged, refresh)
  }, [client])
  return query
}
