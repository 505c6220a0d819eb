import type { ComponentProps } from 'react'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Recommendations } from '#src/product-ui/recommendations/recommendations.tsx'
import { GiftReceiptForm } from '#src/product-ui/gifts/gift-receipt-form.tsx'
import { TotalsList } from '#src/product-ui/payment/totals-list.tsx'
import { Island } from '#src/ui/island.tsx'

import { CartNewsList } from '../cart-news.tsx'
import { refusedGift } from '../field-texts.ts'
import type { RefusedCommand } from '../page.ts'
import type { CartNews } from './model/flashes.ts'
import { rowsOf } from './model/rows.ts'
import type { OwnTerms } from './model/own-terms.ts'
import css from './page.module.css'
import { Approaching } from './parts/approaching.tsx'
import { PointsToEarn } from '#src/product-ui/payment/points-to-earn.tsx'
import { CheckOut } from './parts/check-out.tsx'
import { Coupons } from './parts/coupons.tsx'
import { EmptyCart } from './parts/empty-cart.tsx'
import { Line } from './parts/line.tsx'
import { OpenedIn, type Opened } from './parts/opened.tsx'
import { OwnTermsNotice } from './parts/own-terms.tsx'
import { RefusedNotice } from './parts/refused-notice.tsx'
import { Removed } from './parts/removed.tsx'
import { Saved, type SavedPage } from './parts/saved.tsx'
import { refusalSlotOf, type CartRefusalSlot } from './refusal-slot.ts'

export type Props = {
  readonly cart?: Cart
  readonly refused?: RefusedCommand | undefined
  readonly news: readonly CartNews[]
  readonly removed?: Readonly<Record<string, string>> | undefined
  readonly dismissed: readonly string[]
  readonly isSignedIn: boolean
  /** Whether this shopper has a list for later. */
  readonly canSave: boolean
  readonly takesWallet?: boolean
  readonly terms?: OwnTerms
  readonly saved?: SavedPage
  readonly opened?: Opened | undefined
}

type LinesProps = Pick<Props, 'removed' | 'opened' | 'refused' | 'canSave'> & {
  readonly cart: Cart
  readonly place: CartRefusalSlot | undefined
}

function Lines({ cart, removed, opened, refused, place, canSave }: LinesProps) {
  const refusedLine = place === 'line' ? refused?.values.itemId : undefined
  return (
    <ul className={css.lines}>
      {rowsOf(cart.items, removed).map(row =>
        row.kind === 'removed' ? (
          <li key="removed">
            <Removed line={row.line} />
          </li>
        ) : (
          <li key={row.line.id}>
            <Line
              line={row.line}
              cart={cart}
              canSave={canSave}
              refused={row.line.id === refusedLine ? refused : undefined}
            />
            {opened?.itemId === row.line.id && (
              <div className={css.opened}>
                <OpenedIn cart={cart} line={row.line} opened={opened} refused={refused} />
              </div>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

type SummaryProps = Pick<Props, 'refused' | 'dismissed' | 'isSignedIn' | 'takesWallet' | 'terms'> & {
  readonly cart: Cart
  readonly place: CartRefusalSlot | undefined
}

function Summary({ cart, refused, place, dismissed, isSignedIn, takesWallet = false, terms }: SummaryProps) {
  const language = useLanguage()
  const { t } = language
  return (
    <aside className={css.summary} aria-label={t('cart.summary')}>
      {terms !== undefined && <OwnTermsNotice terms={terms} />}
      <Approaching summary={cart.promoSummary} dismissed={dismissed} isRegistered={isSignedIn} />
      <Coupons coupons={cart.couponItems} refused={place === 'code' ? refused : undefined} />
      <GiftReceiptForm cart={cart} at="cart" refused={refusedGift(language, refused)} />
      <TotalsList totals={cart.totals} />
      <PointsToEarn points={cart.pointsToEarn} />
      <CheckOut isSignedIn={isSignedIn} takesWallet={takesWallet} />
    </aside>
  )
}

/** Recommendations for the first item, or best sellers beside an empty cart. */
const recommended = (title: string, [first]: readonly CartLine[] = []): ComponentProps<typeof Recommendations> =>
  first === undefined || first.giftCard !== undefined
    ? { widget: 'popular', title }
    : { widget: 'complete-the-look', productId: first.productId }

/** `/cart` */
export function CartPage({ cart, refused, news, removed, saved, ...rest }: Props) {
  const { t } = useLanguage()
  const isEmpty = cart === undefined || cart.items.length === 0
  const place = refused && refusalSlotOf(refused, cart?.items ?? [])
  return (
    <div className={css.page} data-cart-page>
      {!isEmpty && <h1>{t('cart.title')}</h1>}
      {refused !== undefined && place === 'top' && <RefusedNotice refused={refused} />}
      <CartNewsList news={news} />
      {isEmpty ? (
        <>
          {removed !== undefined && <Removed line={removed} />}
          <EmptyCart />
        </>
      ) : (
        <div className={css.columns}>
          <Lines
            cart={cart}
            place={place}
            canSave={rest.canSave}
            removed={removed}
            refused={refused}
            opened={rest.opened}
          />
          <Summary cart={cart} refused={refused} place={place} {...rest} />
        </div>
      )}
      {saved !== undefined && <Saved {...saved} />}
      <Island
        name="recommendations"
        wake="visible"
        component={Recommendations}
        props={recommended(t('cart.popular'), cart?.items)}
      />
    </div>
  )
}
