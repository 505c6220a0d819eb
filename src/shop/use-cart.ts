import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { is } from 'valibot'

import { cartChanged } from '#src/kit/events.ts'
import { cart, type Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { sharedQueryClient } from '#src/commerce/query-client.ts'
import { useCommerce } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import type { Locale } from '#src/language/locales.ts'

const keyOf = (locale: Locale) => ['cart', locale]

/** Shows a cart that a command was answered with, until it has been read anew; any other answer is none. */
export function predictCart(locale: Locale, answer: unknown): void {
  if (is(cart, answer)) sharedQueryClient().setQueryData(keyOf(locale), answer)
}

/** The visit's cart for dialogs, asked for anew whenever it has changed; `null` when there is none. */
export function useCart() {
  const { locale } = useLanguage()
  const client = useQueryClient()
  const commerce = useCommerce()
  const query = useQuery({
    queryKey: keyOf(locale),
    queryFn: async (): Promise<Cart | null> => {
      const found = await commerce('cart.cart.get', { basketId: 'current' })
      if (found.ok) return found.value
      if (found.code === 'BSK404') return null
      throw new Error(found.code)
    },
    staleTime: 0,
  })
  useEffect(() => {
    const refresh = (event: Event) => {
      predictCart(locale, (event as CustomEvent<unknown>).detail)
      void client.invalidateQueries({ queryKey: ['cart'] })
    }
    addEventListener(cartChanged, refresh)
    return () => removeEventListener(cartChanged, refresh)
  }, [client, locale])
  return query
}
