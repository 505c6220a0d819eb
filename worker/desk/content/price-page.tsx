import { formatMoney, type Currency, type Minor } from '#src/kit/money.ts'
import type { SiteName } from '#src/language/locales.ts'

import { typedMoney } from './read-fields.ts'
import { SavedNote, type SaveOutcome } from './outcome.tsx'

export type EditedPrice = { readonly current: Minor; readonly original: Minor; readonly skus: readonly string[] }

/** What somebody typed that cannot be read, and why; of the price it was typed for. */
export type WrongPrice = {
  readonly before: string
  readonly current: string
  readonly original: string
  readonly wrong: 'current' | 'original'
  readonly why: string
}

type Props = {
  readonly site: SiteName
  readonly product: {
    readonly productId: string
    readonly name: string
    readonly currency: Currency
    readonly prices: readonly EditedPrice[]
  }
  readonly mayEdit: boolean
  readonly outcome: SaveOutcome | undefined
  readonly tags?: readonly string[]
  readonly wrong?: WrongPrice | undefined
}

/** The price a form is of, as its hidden field says it. */
export const priceKey = ({ current, original }: Pick<EditedPrice, 'current' | 'original'>): string =>
  `${current}-${original}`

const labels = { current: 'Costs', original: 'Cost before' } as const

function MoneyField({
  side,
  of,
  value,
  why,
}: {
  readonly side: 'current' | 'original'
  readonly of: string
  readonly value: string
  readonly why: string | undefined
}) {
  const id = `${of}-${side}`
  return (
    <div className="field">
      <label htmlFor={id}>{labels[side]}</label>
      <input
        id={id}
        name={side}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        required
        aria-invalid={why !== undefined || undefined}
        aria-describedby={why === undefined ? undefined : `${id}-problem`}
      />
      {why !== undefined && (
        <strong className="bad" id={`${id}-problem`}>
          {why}
        </strong>
      )}
    </div>
  )
}

type FormProps = Pick<Props, 'site' | 'mayEdit' | 'wrong'> & {
  readonly productId: string
  readonly currency: Currency
  readonly price: EditedPrice
}

function PriceForm({ site, productId, currency, price, mayEdit, wrong }: FormProps) {
  const of = priceKey(price)
  const typed = wrong?.before === of ? wrong : undefined
  const whyOf = (side: 'current' | 'original') => (typed?.wrong === side ? typed.why : undefined)
  return (
    <section aria-labelledby={`price-${of}`}>
      <h2 id={`price-${of}`}>
        {formatMoney(price.current, currency, 'en')}
        {price.original > price.current && `, before ${formatMoney(price.original, currency, 'en')}`}
      </h2>
      <details>
        <summary>
          {price.skus.length} {price.skus.length === 1 ? 'SKU' : 'SKUs'}
        </summary>
        <ul className="lines">
          {price.skus.map(sku => (
            <li key={sku}>{sku}</li>
          ))}
        </ul>
      </details>
      {mayEdit && (
        <form method="post" action={`/content/${site}/product/${productId}`} className="fields grid">
          <input type="hidden" name="before" value={of} />
          <MoneyField
            side="current"
            of={of}
            value={typed?.current ?? typedMoney(price.current)}
            why={whyOf('current')}
          />
          <MoneyField
            side="original"
            of={of}
            value={typed?.original ?? typedMoney(price.original)}
            why={whyOf('original')}
          />
          <button type="submit">Change the price</button>
        </form>
      )}
    </section>
  )
}

/** `/content/:site/product/:productId`: what a product costs. */
export function PricePage({ site, product, mayEdit, outcome, tags, wrong }: Props) {
  const { productId, name, currency, prices } = product
  return (
    <>
      <h1>{name}</h1>
      <SavedNote outcome={outcome} {...(tags && { tags })} />
      <p>
        <code>{productId}</code> in {site}, in {currency}. What costs less than before is shown as a sale.
      </p>
      {prices.map(price => (
        <PriceForm key={priceKey(price)} {...{ site, productId, currency, price, mayEdit, wrong }} />
      ))}
      <p>
        <a href={`/content?site=${site}`}>Back to the content</a>
      </p>
    </>
  )
}
