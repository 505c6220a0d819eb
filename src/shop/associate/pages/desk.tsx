import { href } from '#routes/href.ts'
import type { Cart, CartLine } from '#src/commerce/calls/cart-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'

import { PostForm } from '../../post-form.tsx'
import { CommandForm } from '../../command-form.tsx'
import type { Refused } from '../../page.ts'
import { mostOff, type BuyInStore } from '../model/buy-in-store.ts'
import css from './pages.module.css'

export type Props = {
  readonly session: BuyInStore
  readonly colleagues: readonly string[]
  readonly cart?: Cart
  readonly refused?: Refused
}

const labels = { amount: 'associate.amount', reason: 'associate.reason' } as const

/** One line and what may be taken off it; what went wrong is said at the line it went wrong with. */
function Adjustment({ line, refused }: { readonly line: CartLine; readonly refused: Refused | undefined }) {
  const { t, money } = useLanguage()
  const { adjustment } = line
  const own = refused?.values.itemId === line.id ? refused : undefined
  return (
    <li className={css.line}>
      <h3>{line.name}</h3>
      <p className={css.note}>
        {line.variants.map(({ name }) => name).join(' · ')} × {line.qty} · {money(line.price.rowTotal)}
      </p>
      <CommandForm
        command="associate/adjust"
        labels={labels}
        refused={own}
        values={{
          amount: adjustment === undefined ? '' : (adjustment.amount / 100).toFixed(2),
          reason: adjustment?.reason,
        }}
      >
        {field => (
          <>
            <input type="hidden" name="itemId" value={line.id} />
            {adjustment !== undefined && <input type="hidden" name="adjustmentId" value={adjustment.id} />}
            <TextField
              {...field('amount')}
              id={`amount-${line.id}`}
              hint={t('associate.most', { amount: money(mostOff(line.price.rowTotal)) })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
            />
            <TextField {...field('reason')} id={`reason-${line.id}`} autoComplete="off" />
            <Button type="submit" look="secondary">
              {t(adjustment === undefined ? 'associate.adjust' : 'associate.adjust.again')}
            </Button>
          </>
        )}
      </CommandForm>
      {adjustment !== undefined && (
        <PostForm command="associate/unadjust">
          <input type="hidden" name="adjustmentId" value={adjustment.id} />
          <Button type="submit" look="plain">
            {t('associate.unadjust')}
          </Button>
        </PostForm>
      )}
    </li>
  )
}

function Basket({ cart, refused }: Pick<Props, 'cart' | 'refused'>) {
  const { locale, t, money } = useLanguage()
  const lines = cart?.items.filter(({ bonus }) => !bonus) ?? []
  return (
    <section aria-labelledby="basket-title" className={css.part}>
      <h2 id="basket-title">{t('associate.basket')}</h2>
      {cart === undefined || lines.length === 0 ? (
        <p className={css.note}>{t('associate.basket.empty')}</p>
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
        </>
      )}
    </section>
  )
}

/** `/storeipads`: the desk of a buy-in-store session: who serves where, what is being bought, and the way out. */
export function DeskPage({ session, colleagues, cart, refused }: Props) {
  const { locale, t } = useLanguage()
  return (
    <div className={css.desk} data-personal data-buy-in-store={JSON.stringify(session)}>
      <header>
        <h1>{session.storeName}</h1>
        <p className={css.note}>{t('associate.serving', { name: session.storeEmployeeName })}</p>
      </header>
      <div className={css.actions}>
        <ButtonLink href={href(locale, 'home')}>{t('associate.sell')}</ButtonLink>
        <PostForm command="associate/leave">
          <Button type="submit" look="secondary">
            {t('associate.end')}
          </Button>
        </PostForm>
      </div>
      <Basket {...(cart && { cart })} {...(refused && { refused })} />
      <section aria-labelledby="colleagues-title" className={css.part}>
        <h2 id="colleagues-title">{t('associate.colleagues')}</h2>
        <p className={css.note}>{colleagues.join(' · ')}</p>
      </section>
    </div>
  )
}
