import { useEffect, useState } from 'react'

import { cookieValue } from '#src/kit/cookies/cookie-value.ts'
import { commandAnswered } from '#src/kit/events.ts'
import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales, type Locale } from '#src/language/locales.ts'
import { TotalsList } from '#src/product-ui/payment/totals-list.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import { dismissedCookie, dismissedPromotions } from '../../model/approaching.ts'
import { rowsOf } from '../../model/rows.ts'
import { Approaching } from '../../parts/approaching.tsx'
import { Line } from '../../parts/line.tsx'
import { WalletButton } from '#src/product-ui/payment/wallet-button.tsx'
import { AsGuest } from '#src/product-ui/payment/as-guest.tsx'
import { PointsToEarn } from '#src/product-ui/payment/points-to-earn.tsx'
import { Removed } from '../../parts/removed.tsx'
import { readVisitorRole } from '../../../sign-in/model/visitor-role.ts'
import { useCart } from '../../../use-cart.ts'
import css from './mini-cart.module.css'

type LineFacts = Readonly<Record<string, string>>

/** The line the mini cart's last command removed, until another command succeeds. */
function useRemoved(): LineFacts | undefined {
  const [removed, setRemoved] = useState<LineFacts>()
  useEffect(() => {
    const onAnswer = (event: Event) => {
      const { ok, flash } = (event as CustomEvent<{ readonly ok: boolean; readonly flash?: LineFacts }>).detail
      if (ok) setRemoved(flash)
    }
    document.addEventListener(commandAnswered, onAnswer)
    return () => document.removeEventListener(commandAnswered, onAnswer)
  }, [])
  return removed
}

const dismissedNow = () => dismissedPromotions(cookieValue(document.cookie, dismissedCookie))

const isRegisteredAt = (locale: Locale) => readVisitorRole(document.cookie, locales[locale].site) !== undefined

/** Whether this shopper is offered a wallet (R246). The answer to a command does not say it: what was read before holds. */
function useTakesWallet({ paymentMethods }: Cart): boolean {
  const [takes, setTakes] = useState(false)
  const said = paymentMethods?.some(({ code }) => code === 'WALLET') ?? takes
  if (said !== takes) setTakes(said)
  return said
}

function Inside({ cart, removed }: { readonly cart: Cart; readonly removed: LineFacts | undefined }) {
  const { locale, t } = useLanguage()
  const isRegistered = isRegisteredAt(locale)
  const takesWallet = useTakesWallet(cart)
  return (
    <>
      <ul className={css.lines}>
        {rowsOf(cart.items, removed).map(row =>
          row.kind === 'removed' ? (
            <li key="removed">
              <Removed line={row.line} />
            </li>
          ) : (
            <li key={row.line.id}>
              <Line line={row.line} cart={cart} isSmall />
            </li>
          ),
        )}
      </ul>
      <div className={css.foot}>
        <Approaching summary={cart.promoSummary} dismissed={dismissedNow()} isRegistered={isRegistered} />
        <TotalsList totals={cart.totals} />
        <PointsToEarn points={cart.pointsToEarn} />
        <ButtonLink look="accent" wide href={href(locale, 'checkout')}>
          {t('cart.checkout')}
        </ButtonLink>
        {takesWallet && <WalletButton />}
        <ButtonLink look="secondary" wide href={href(locale, 'cart')}>
          {t('cart.open')}
        </ButtonLink>
        {!isRegistered && <AsGuest className={css.guest} />}
      </div>
    </>
  )
}

function Empty({ removed }: { readonly removed: LineFacts | undefined }) {
  const { locale, t } = useLanguage()
  return (
    <>
      {removed?.upc !== undefined && <Removed line={removed} />}
      <div className={css.note}>
        <p>{t('cart.empty.text')}</p>
        <ButtonLink look="secondary" href={href(locale, 'home')}>
          {t('cart.empty.action')}
        </ButtonLink>
      </div>
    </>
  )
}

/** `#panel=mini-cart` */
export function MiniCart({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  const { data: cart, isError, refetch } = useCart()
  const removed = useRemoved()
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
        <Empty removed={removed} />
      ) : (
        <Inside cart={cart} removed={removed} />
      )}
    </Dialog>
  )
}
