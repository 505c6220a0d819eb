import { href } from '#routes/href.ts'
import type { StoreCustomer } from '#src/commerce/calls/associates.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'
import type { RefusedCommand } from '../../page.ts'
import typography from '#src/ui/typography.module.css'
import css from '../pages/pages.module.css'

const labels = { search: 'associate.customer.search' } as const

/** What somebody bought: which size fits them, and what goes with it. */
function Bought({ orders }: Pick<StoreCustomer, 'orders'>) {
  const { locale, t, date } = useLanguage()
  if (orders.length === 0) return <p className={typography.muted}>{t('associate.customer.no-orders')}</p>
  return (
    <ul className={css.bought}>
      {orders.map(({ orderNumber, createdAt, items }) => (
        <li key={orderNumber}>
          <h4>{t('associate.customer.order', { orderNumber, day: date(createdAt.slice(0, 10)) })}</h4>
          <ul>
            {items.map(({ name, slug, variants, qty }) => (
              <li key={`${slug} ${variants.join(' ')}`}>
                <a href={href(locale, 'product', { slug })}>{name}</a>
                <span className={typography.muted}>{[...variants, `× ${qty}`].join(' · ')}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Customer({ customer }: { readonly customer: StoreCustomer }) {
  const { t, number } = useLanguage()
  const { name, customerNumber, isMember, points, orders } = customer
  return (
    <li className={css.line}>
      <h3>{name}</h3>
      <p className={typography.muted}>
        {t('associate.customer.number', { customerNumber })}
        {isMember && ` · ${t('account.points', { points: number(points), count: points })}`}
      </p>
      <Bought orders={orders} />
    </li>
  )
}

type Props = { readonly customers: readonly StoreCustomer[]; readonly refused: RefusedCommand | undefined }

/** Who stands in front of the associate, by what they say: their points, and what they bought last. */
export function Customers({ customers, refused }: Props) {
  const { t } = useLanguage()
  return (
    <section aria-labelledby="customer-title" className={css.part}>
      <h2 id="customer-title">{t('associate.customer')}</h2>
      <CommandForm command="associate/customer" labels={labels} refused={refused}>
        {field => (
          <>
            <TextField
              {...field('search')}
              hint={t('associate.customer.hint')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
            <Button type="submit" look="secondary">
              {t('associate.customer.go')}
            </Button>
          </>
        )}
      </CommandForm>
      {customers.length > 0 && (
        <ul className={css.found}>
          {customers.map(customer => (
            <Customer key={customer.customerNumber} customer={customer} />
          ))}
        </ul>
      )}
    </section>
  )
}
