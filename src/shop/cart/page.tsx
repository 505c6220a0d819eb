import type { ComponentProps } from 'react'

import { href } from '#routes/href.ts'
import type { Cart, CartLine } from '#src/commerce/calls/cart-shapes.ts'
import type { ProductDetails } from '#src/commerce/calls/products.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Recommendations } from '#src/shelf/recommendations.tsx'
import { TotalsList } from '#src/shelf/totals-list.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Island } from '#src/ui/island.tsx'

import { CartNewsList } from '../cart-news.tsx'
import type { Refused } from '../page.ts'
import type { CartNews } from './model/flashes.ts'
import { rowsOf } from './model/rows.ts'
import type { OwnTerms } from './model/own-terms.ts'
import type { Nearby } from './model/ways.ts'
import css from './page.module.css'
import { Approaching } from './parts/approaching.tsx'
import { CheckOut } from './parts/check-out.tsx'
import { Coupons } from './parts/coupons.tsx'
import { EditLine } from './parts/edit-line.tsx'
import { EmptyCart } from './parts/empty-cart.tsx'
import { GiftForm } from './parts/gift-form.tsx'
import { Line } from './parts/line.tsx'

import { OwnTermsNotice } from './parts/own-terms.tsx'
import { RefusedNotice } from './parts/refused-notice.tsx'
import { Removed } from './parts/removed.tsx'
import { Saved, type SavedPage } from './parts/saved.tsx'
import { SearchPlaces } from './parts/search-places.tsx'
import { Ways } from './parts/ways.tsx'

/** What is open in a line's place: another variant, whom it is for, or another way of delivery. */
export type Opened =
  | { readonly what: 'edit'; readonly itemId: string; readonly product: ProductDetails }
  | { readonly what: 'gift'; readonly itemId: string }
  | { readonly what: 'delivery'; readonly itemId: string; readonly near: string; readonly places: Nearby }

export type Props = {
  readonly cart?: Cart
  readonly refused?: Refused
  readonly news: readonly CartNews[]
  readonly removed?: Readonly<Record<string, string>>
  readonly dismissed: readonly string[]
  readonly isSignedIn: boolean
  readonly takesWallet?: boolean
  readonly terms?: OwnTerms
  readonly saved?: SavedPage
  readonly opened?: Opened
}

type OpenedProps = Pick<Props, 'refused'> & { readonly cart: Cart; readonly line: CartLine; readonly opened: Opened }

function OpenedIn({ cart, line, opened, refused }: OpenedProps) {
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
    <Ways
      cart={cart}
      line={line}
      near={places}
      isSearched={near !== ''}
      search={<SearchPlaces near={near} keeps={{ delivery: itemId }} />}
      leave={leave}
    />
  )
}

function Lines({
  cart,
  removed,
  opened,
  refused,
}: Pick<Props, 'removed' | 'opened' | 'refused'> & { readonly cart: Cart }) {
  return (
    <ul className={css.lines}>
      {rowsOf(cart.items, removed).map(row =>
        row.kind === 'removed' ? (
          <li key="removed">
            <Removed line={row.line} />
          </li>
        ) : (
          <li key={row.line.id}>
            <Line line={row.line} cart={cart} />
            {opened?.itemId === row.line.id && (
              <div className={css.opened}>
                <OpenedIn cart={cart} line={row.line} opened={opened} {...(refused && { refused })} />
              </div>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

type SummaryProps = Pick<Props, 'dismissed' | 'isSignedIn' | 'takesWallet' | 'terms'> & { readonly cart: Cart }

function Summary({ cart, dismissed, isSignedIn, takesWallet = false, terms }: SummaryProps) {
  const { t } = useLanguage()
  return (
    <aside className={css.summary} aria-label={t('cart.summary')}>
      {terms !== undefined && <OwnTermsNotice terms={terms} />}
      <Approaching summary={cart.promoSummary} dismissed={dismissed} />
      <Coupons coupons={cart.couponItems} />
      <TotalsList totals={cart.totals} />
      <CheckOut isSignedIn={isSignedIn} takesWallet={takesWallet} />
    </aside>
  )
}

/** What goes with the first thing in the cart; what sells best beside an empty one. */
const recommended = ([first]: readonly CartLine[] = []): ComponentProps<typeof Recommendations> =>
  first === undefined || first.giftCard !== undefined
    ? { widget: 'popular' }
    : { widget: 'complete-the-look', productId: first.productId }

/** `/cart` */
export function CartPage({ cart, refused, news, removed, saved, ...rest }: Props) {
  const { t } = useLanguage()
  const isEmpty = cart === undefined || cart.items.length === 0
  return (
    <div className={css.page} data-cart-page>
      {!isEmpty && <h1>{t('cart.title')}</h1>}
      {refused !== undefined && <RefusedNotice refused={refused} />}
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
            {...(removed && { removed })}
            {...(refused && { refused })}
            {...(rest.opened && { opened: rest.opened })}
          />
          <Summary cart={cart} {...rest} />
        </div>
      )}
      {saved !== undefined && <Saved {...saved} />}
      <Island name="recommendations" wake="visible" component={Recommendations} props={recommended(cart?.items)} />
    </div>
  )
}
