import { href, queryString } from '#routes/href.ts'
import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { mostCompared } from '#src/product-ui/card/compare-form.ts'
import { PriceTag } from '#src/product-ui/card/price-tag.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import band from '#src/ui/layout/page.module.css'
import { Rating } from '#src/ui/feedback/rating.tsx'
import { Swatch } from '#src/ui/controls/swatch.tsx'
import { ProductPicture } from '#src/product-ui/product-picture.tsx'

import { factLines, isDifferent } from './lines.ts'
import css from './page.module.css'

export type Props = {
  readonly products: readonly ProductDetails[]
  /** Whether what they have in common is left out. */
  readonly onlyDifferent: boolean
}

type HeadProps = { readonly product: ProductDetails; /** The comparison without it. */ readonly without: string }

/** A product at the top of its column: what it looks like, the way to it, and out of the comparison. */
function ColumnHead({ product: { id, slug, name, colors }, without }: HeadProps) {
  const { locale, t } = useLanguage()
  const image = colors[0]?.images[0]
  return (
    <th scope="col" className={css.product}>
      {image !== undefined && <ProductPicture image={image} place="card" alt="" />}
      <a href={href(locale, 'product', { slug })}>{name}</a>
      <ButtonLink look="secondary" wide href={href(locale, 'product', { slug })} data-dialog={`modal=quickshop_${id}`}>
        {t('product.add')}
        <span className="visually-hidden"> {name}</span>
      </ButtonLink>
      <a className={css.remove} href={without}>
        <Icon name="close" />
        <span className="visually-hidden">{t('browse.compare.remove', { name })}</span>
      </a>
    </th>
  )
}

const rows = {
  'browse.compare.price': product => <PriceTag price={product.price} />,
  'browse.compare.rating': ({ rating }) => <Rating score={rating.score} count={rating.reviewsCount} />,
  'browse.compare.summary': ({ summary }) => summary,
  'product.color': ({ colors }) => (
    <ul className={css.colors}>
      {colors.map(({ id, name, hex }) => (
        <li key={id} title={name}>
          <Swatch hex={hex} />
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
    </ul>
  ),
  'product.size': ({ sizes }) => sizes.map(({ name }) => name).join(' · '),
} as const satisfies Record<string, (product: ProductDetails) => React.ReactNode>

const rowNames = Object.keys(rows) as (keyof typeof rows)[]

/** The same comparison with everything, or with the differences alone. */
const comparisonPath = (locale: string, products: Props['products'], onlyDifferent: boolean) =>
  href(locale, 'compare') +
  queryString({ id: products.map(({ id }) => id), only: onlyDifferent ? 'differences' : undefined })

function Table({ products, onlyDifferent }: Props) {
  const { locale, t } = useLanguage()
  const without = (id: string) =>
    comparisonPath(
      locale,
      products.filter(one => one.id !== id),
      onlyDifferent,
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroll} tabIndex={0} role="group" aria-labelledby="compare-title">
      <table className={css.table}>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{t('browse.compare.title')}</span>
            </td>
            {products.map(product => (
              <ColumnHead key={product.id} product={product} without={without(product.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rowNames.map(name => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              {products.map(product => (
                <td key={product.id}>{rows[name](product)}</td>
              ))}
            </tr>
          ))}
          {factLines(products)
            .filter(line => !onlyDifferent || isDifferent(line))
            .map(line => (
              <tr key={line.name} data-different={products.length > 1 && isDifferent(line) ? '' : undefined}>
                <th scope="row">{line.name}</th>
                {line.cells.map((cell, index) => (
                  <td key={products[index]?.id}>{cell ?? '–'}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

/** `/compare`: up to four products beside each other; which ones stands in the address. */
export function ComparePage({ products, onlyDifferent }: Props) {
  const { locale, t } = useLanguage()
  const others = href(locale, 'category', { slug: products[0]?.trail.at(-1)?.slug ?? 'new-arrivals' })
  if (products.length === 0)
    return (
      <EmptyState
        isPage
        icon="filter"
        title={t('browse.compare.none.title')}
        text={t('browse.compare.none.text', { most: mostCompared })}
        action={<ButtonLink href={href(locale, 'home')}>{t('browse.compare.none.action')}</ButtonLink>}
      />
    )
  return (
    <article className={`${band.band} ${band.section}`}>
      <h1 id="compare-title">{t('browse.compare.title')}</h1>
      {products.length > 1 && (
        <a className={css.only} href={comparisonPath(locale, products, !onlyDifferent)} rel="nofollow">
          {t(onlyDifferent ? 'browse.compare.all' : 'browse.compare.differences')}
        </a>
      )}
      <Table products={products} onlyDifferent={onlyDifferent} />
      {products.length < mostCompared && (
        <ButtonLink look="secondary" href={others}>
          {t('browse.compare.add')}
        </ButtonLink>
      )}
    </article>
  )
}
