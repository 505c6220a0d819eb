import { useState } from 'react'

import { href } from '#routes/href.ts'
import type { ProductDetails, Stock } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { useCall } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { PriceNote } from '#src/product-ui/card/price-note.tsx'
import { PriceTag } from '#src/product-ui/card/price-tag.tsx'
import { bodyHeight } from '#src/product-ui/sizes/body-height.ts'
import { SizeChartTable } from '#src/product-ui/sizes/size-chart-table.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Swatch } from '#src/ui/controls/swatch.tsx'
import { FormProblem } from '#src/ui/forms/form-problem.tsx'

import { chartOf } from '../model/chart-of.ts'
import { chosenColor, colorPrice, sizeChoices } from '../model/choice.ts'
import { SizePicker } from '../parts/buying/size-picker.tsx'
import { InvalidProduct, isProductId } from './invalid-product.tsx'
import typography from '#src/ui/typography.module.css'
import css from './quickshop.module.css'
import fold from '#src/ui/layout/fold.module.css'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import { ProductPicture } from '#src/product-ui/product-picture.tsx'

type Loaded = { readonly product: ProductDetails; readonly stock: readonly Stock[] }

/** Ids of the colour and size that a listing's filters had chosen; the link of a card carries them. */
type Chosen = { readonly chosen: { readonly color: string | undefined; readonly size: string | undefined } }

function Colors({
  product,
  chosen,
  onChoose,
}: Pick<Loaded, 'product'> & { readonly chosen: string; readonly onChoose: (id: string) => void }) {
  const { t } = useLanguage()
  return (
    <fieldset className={css.colors}>
      <legend>{t('product.color')}</legend>
      {product.colors.map(color => (
        <label key={color.id} title={color.name}>
          <input
            type="radio"
            name="color"
            value={color.id}
            defaultChecked={color.id === chosen}
            onChange={() => onChoose(color.id)}
          />
          <Swatch hex={color.hex} look={color.id === chosen ? 'chosen' : 'alone'} />
          <span className="visually-hidden">{color.name}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Who wears it in its picture, and the chart of its sizes: without leaving what was chosen here. */
function SizeHelp({ product }: Pick<Loaded, 'product'>) {
  const { locale, t } = useLanguage()
  const chart = chartOf(product)
  const { worn } = product
  return (
    <>
      {worn !== undefined && (
        <p className={typography.small}>
          {t('product.worn', { height: bodyHeight(locale, worn.height), size: worn.size })}
        </p>
      )}
      {chart !== undefined && (
        <details>
          <summary className={fold.summary}>{t('product.charts')}</summary>
          <SizeChartTable name={chart} unit={locales[locale].country === 'US' ? 'in' : 'cm'} />
        </details>
      )}
    </>
  )
}

function Shop({ product, stock, chosen }: Loaded & Chosen) {
  const { locale, t } = useLanguage()
  const [colorId, setColorId] = useState(chosen.color ?? null)
  const color = chosenColor(product.colors, colorId)
  if (color === undefined) return null
  const sizes = sizeChoices(product, color.id, stock)
  const image = color.images[0]
  const isAvailable = sizes.some(({ state }) => state !== 'out')
  return (
    <PostForm
      command="cart/add"
      data-opens="panel=mini-cart"
      data-mount="buying"
      data-choose={t('product.choose-size')}
      className={css.shop}
    >
      {image !== undefined && <ProductPicture image={image} place="card" />}
      <div className={css.words}>
        <div>
          <PriceTag price={colorPrice(product.variants, color.id, product.price.currency)} />
          <PriceNote />
        </div>
        <Colors product={product} chosen={color.id} onChoose={setColorId} />
        <SizePicker key={color.id} productId={product.id} sizes={sizes} chosen={chosen.size} />
        <SizeHelp product={product} />
        <FormProblem className={css.problem} />
        {isAvailable ? (
          <Button type="submit" look="accent" wide>
            {t('product.add')}
          </Button>
        ) : (
          <Notice look="info">{t('product.all-sold-out')}</Notice>
        )}
        <MoreLink
          href={href(locale, 'product', { slug: product.slug }, { color: colorId ?? undefined, size: chosen.size })}
        >
          {t('product.details')}
        </MoreLink>
      </div>
    </PostForm>
  )
}

function readArgument(argument: string): Chosen & { readonly productId: string } {
  const [productId = '', color, size] = argument.split('_')
  return { productId, chosen: { color: color === '' ? undefined : color, size: size === '' ? undefined : size } }
}

/**
 * `#modal=quickshop_{productId}`: chosen and put into the cart without leaving the page. Where filters of a listing
 * chose a colour or a size, they follow it: `quickshop_{productId}_{color}_{size}`.
 */
export function Quickshop({ frame, argument = '', onClose }: DialogProps) {
  const { t } = useLanguage()
  const { productId, chosen } = readArgument(argument)
  const isValid = isProductId(productId)
  const input = isValid ? { productId } : undefined
  const { data: product, error } = useCall('products.details.get', input)
  const inventory = useCall('products.inventory.get', input)
  const isLoading = isValid && error === null && (product === undefined || inventory.status === 'pending')
  return (
    <Dialog frame={frame} isWaiting={isLoading} title={product?.name ?? t('product.quickshop')} onClose={onClose}>
      {!isValid && <InvalidProduct id={argument} />}
      {isLoading && <Skeleton blocks={3} shape="line" />}
      {error?.code === 'ORD404' && <Notice look="info">{t('product.missing')}</Notice>}
      {error !== null && error.code !== 'ORD404' && <Notice look="error">{t('shell.unavailable.text')}</Notice>}
      {product !== undefined && !isLoading && (
        <Shop product={product} stock={inventory.data?.items ?? []} chosen={chosen} />
      )}
    </Dialog>
  )
}
