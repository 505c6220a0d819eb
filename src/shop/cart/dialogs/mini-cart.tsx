import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { href } from '#routes/href.ts'
import { createBrowserClient } from '#src/commerce/browser.ts'
import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'
import { TotalsList } from '#src/shelf/totals-list.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/dialog.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

import { sharedQueryClient } from '../../query-client.ts'
import { FreeDelivery } from '../parts/free-delivery.tsx'
import { Line } from '../parts/line.tsx'
import css from './mini-cart.module.css'

/** Said by the page when a command changed the cart. */
const cartChanged = 'fellholm:cart'

function useCart() {
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

function Inside({ cart }: { readonly cart: Cart }) {
  const { locale, t } = useLanguage()
  return (
    <>
      <ul className={css.lines}>
        {cart.items.map(line => (
          <li key={line.id}>
            <Line key={line.qty} line={line} />
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <FreeDelivery summary={cart.promoSummary} />
        <TotalsList totals={cart.totals} />
        <ButtonLink look="accent" wide href={href(locale, 'checkout')}>
          {t('cart.checkout')}
        </ButtonLink>
        <ButtonLink look="secondary" wide href={href(locale, 'cart')}>
          {t('cart.open')}
        </ButtonLink>
      </div>
    </>
  )
}

/** `#panel=mini-cart` */
export function MiniCart({ frame, onClose }: DialogProps) {
  const { locale, t } = useLanguage()
  const { data: cart, isError, refetch } = useCart()
  return (
    <Dialog frame={frame} onClose={onClose} title={t('cart.title')}>
      {isError ? (
        <div className={css.note} role="alert">
          <p>{t('shell.unavailable.text')}</p>
          <Button look="secondary" onClick={() => void refetch()}>
            {t('shell.unavailable.retry')}
          </Button>
        </div>
      ) : cart === undefined ? (
        <Skeleton blocks={4} />
      ) : cart === null || cart.items.length === 0 ? (
        <div className={css.note}>
          <p>{t('cart.empty.text')}</p>
          <ButtonLink look="secondary" href={href(locale, 'home')}>
            {t('cart.empty.action')}
          </ButtonLink>
        </div>
      ) : (
        <Inside cart={cart} />
      )}
    </Dialog>
  )
}
