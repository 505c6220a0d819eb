import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { StoreCustomer } from '#src/commerce/calls/associates.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'

import { PostForm } from '#src/ui/forms/post-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import type { BuyInStore } from '../model/buy-in-store.ts'
import { Adjustment } from '../parts/adjustment.tsx'
import { AuditLog, type AuditLogProps } from '../parts/audit-log.tsx'
import { Customers } from '../parts/customers.tsx'
import { HandOver } from '../parts/hand-over.tsx'
import { Scanning } from '../parts/scanning.tsx'
import typography from '#src/ui/typography.module.css'
import css from './pages.module.css'

export type Props = {
  readonly session: BuyInStore
  readonly colleagues: readonly string[]
  readonly cart?: Cart
  readonly done?: AuditLogProps
  /** Whom was asked for just now. */
  readonly customers: readonly StoreCustomer[]
  /** The address by which a phone takes the cart over, right after it was asked for. */
  readonly handOver?: string
  readonly refused?: RefusedCommand
}

function Basket({ cart, handOver, refused }: Pick<Props, 'cart' | 'handOver' | 'refused'>) {
  const { locale, t, money } = useLanguage()
  const lines = cart?.items.filter(({ bonus }) => !bonus) ?? []
  return (
    <section aria-labelledby="basket-title" className={css.part}>
      <h2 id="basket-title">{t('associate.basket')}</h2>
      <Scanning refused={refused} />
      {cart === undefined || lines.length === 0 ? (
        <p className={typography.muted}>{t('associate.basket.empty')}</p>
      ) : (
        <>
          <ul className={css.lines}>
            {lines.map(line => (
              <Adjustment key={line.id} line={line} refused={refused} />
            ))}
          </ul>
          <p>
            {t('cart.total')} <strong>{money(cart.totals.total, cart.currency)}</strong>
          </p>
          <ButtonLink look="accent" href={href(locale, 'checkout')}>
            {t('cart.checkout')}
          </ButtonLink>
          <HandOver link={handOver} />
        </>
      )}
    </section>
  )
}

/** `/storeipads`: the desk of a buy-in-store session: scanning and searching, what is being bought, who buys it, who serves, and the way out. */
export function BuyInStorePage({ session, colleagues, cart, done, customers, handOver, refused }: Props) {
  const { locale, t } = useLanguage()
  return (
    <div className={css.desk} data-personal data-buy-in-store={JSON.stringify(session)}>
      <header>
        <h1>{session.storeName}</h1>
        <p className={typography.muted}>{t('associate.serving', { name: session.storeEmployeeName })}</p>
      </header>
      <div className={css.actions}>
        <ButtonLink href={href(locale, 'home')}>{t('associate.sell')}</ButtonLink>
        <PostForm command="associate/leave">
          <Button type="submit" look="secondary">
            {t('associate.end')}
          </Button>
        </PostForm>
      </div>
      <Basket {...(cart && { cart })} {...(handOver && { handOver })} {...(refused && { refused })} />
      <div className={css.aside}>
        <Customers customers={customers} refused={refused} />
        <section aria-labelledby="colleagues-title" className={css.part}>
          <h2 id="colleagues-title">{t('associate.colleagues')}</h2>
          <p className={typography.muted}>{colleagues.join(' · ')}</p>
        </section>
        {done !== undefined && <AuditLog {...done} />}
      </div>
    </div>
  )
}
