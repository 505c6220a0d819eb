import { href } from '#routes/href.ts'
import type { ProductSet } from '#src/commerce/calls/catalogue/assortment.ts'
import type { ProductDetails, Stock } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { PriceTag } from '#src/product-ui/card/price-tag.tsx'
import { thingField } from '#src/product-ui/orders/wanted-items.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/field.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import { Breadcrumbs } from '#src/ui/layout/breadcrumbs.tsx'
import band from '#src/ui/layout/page.module.css'
import { ProductPicture } from '#src/product-ui/product-picture.tsx'

import { colorPrice, sizeChoices } from '../model/choice.ts'
import css from './page.module.css'

/** A product of a kit, and what is left of its sizes. */
export type KitPiece = { readonly product: ProductDetails; readonly stock: readonly Stock[] }

export type Props = {
  readonly set: ProductSet
  readonly pieces: readonly KitPiece[]
  /** Whose page one came from. */
  readonly productId: string
}

/** The sizes of a colour that can be had. */
const sizesLeft = ({ product, stock }: KitPiece, colorId: string) =>
  sizeChoices(product, colorId, stock).flatMap(({ name, upc, state }) =>
    upc === undefined || state === 'out' ? [] : [{ value: upc, name }],
  )

/** One thing of the kit in the first colour there is any of: what it is, and in which size it is to be put in. */
function Piece({ piece, number }: { readonly piece: KitPiece; readonly number: number }) {
  const { locale, t } = useLanguage()
  const { product } = piece
  const color = product.colors.find(({ id }) => sizesLeft(piece, id).length > 0) ?? product.colors[0]
  if (color === undefined) return null
  const [image] = color.images
  const sizes = sizesLeft(piece, color.id)
  return (
    <li className={css.piece}>
      {image !== undefined && <ProductPicture image={image} place="line" alt="" />}
      <div>
        <h2>
          <a href={href(locale, 'product', { slug: product.slug })}>{product.name}</a>
        </h2>
        <p className={css.color}>{color.name}</p>
        <PriceTag price={colorPrice(product.variants, color.id, product.price.currency)} />
        {sizes.length === 0 ? (
          <p className={css.gone}>{t('browse.sold-out')}</p>
        ) : (
          <SelectField
            name={thingField(number)}
            label={t('product.size')}
            aria-label={`${t('product.size')}: ${product.name}`}
            required={false}
            defaultValue={sizes.length === 1 ? (sizes[0]?.value ?? '') : ''}
            options={[{ value: '', name: t('checkout.choose') }, ...sizes]}
          />
        )}
      </div>
    </li>
  )
}

/** What is worn or used together, in one form: with one press all of it is in the cart. */
export function KitPage({ set, pieces, productId }: Props) {
  const { locale, t, money } = useLanguage()
  const from = pieces.find(({ product: { id } }) => id === productId)?.product
  return (
    <article className={`${band.band} ${css.page}`}>
      <Breadcrumbs
        trail={[
          { name: t('shell.home'), href: href(locale, 'home') },
          ...(from === undefined ? [] : [{ name: from.name, href: href(locale, 'product', { slug: from.slug }) }]),
        ]}
        here={set.name}
      />
      <h1>{set.name}</h1>
      <p>{set.description}</p>
      <p className={css.color}>{t('product.kit.lead')}</p>
      <PostForm command="cart/several" data-opens="panel=mini-cart" data-done={t('flash.added')} className={css.form}>
        <ul className={css.pieces}>
          {pieces.map((piece, index) => (
            <Piece key={piece.product.id} piece={piece} number={index + 1} />
          ))}
        </ul>
        <p>{t('product.set.from', { price: money(set.from, set.currency), count: set.items.length })}</p>
        <FormProblem />
        <div className={css.add}>
          <Button type="submit" look="accent" wide>
            {t('product.kit.add')}
          </Button>
        </div>
      </PostForm>
    </article>
  )
}
