import { href } from '#routes/href.ts'
import type { ProductDetails } from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { Store } from '#src/commerce/calls/catalogue/stores.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { BarcodeFigure, barcodeId } from '#src/product-ui/barcode/barcode-figure.tsx'
import { Breadcrumbs } from '#src/ui/layout/breadcrumbs.tsx'
import { SelectField } from '#src/ui/controls/field.tsx'
import band from '#src/ui/layout/page.module.css'

import css from '../locator/page.module.css'
import { LocationForm } from '../parts/location-form.tsx'
import { StoreList } from '../parts/store-list.tsx'

export type Props = {
  readonly product: ProductDetails
  /** The SKU that is looked for. */
  readonly chosen: string
  readonly q: string
  readonly isLost: boolean
  /** With what each has of the SKU. */
  readonly stores: readonly Store[]
}

const nameIn = (things: readonly { readonly id: string; readonly name: string }[], id: string) =>
  things.find(thing => thing.id === id)?.name ?? id

/** Stores that have the SKU first, then by distance. */
const byStock = (stores: readonly Store[]) =>
  stores.toSorted((a, b) => Number(a.inventory?.[0]?.state === 'out') - Number(b.inventory?.[0]?.state === 'out'))

/** `/find-in-store/:productId`: which store has it, in which colour and size. */
export function FindInStorePage({ product, chosen, q, isLost, stores }: Props) {
  const { locale, t } = useLanguage()
  const having = stores.filter(({ inventory }) => inventory?.[0]?.state !== 'out').length
  return (
    <div className={`${band.band} ${css.page}`}>
      <Breadcrumbs
        trail={[
          { name: t('shell.home'), href: href(locale, 'home') },
          { name: product.name, href: href(locale, 'product', { slug: product.slug }) },
        ]}
        here={t('stores.find-in-store.short')}
      />
      <h1>{t('stores.find-in-store', { name: product.name })}</h1>
      <LocationForm
        action={href(locale, 'findInStore', { productId: product.id })}
        q={q}
        error={isLost ? t('stores.lost', { q }) : undefined}
      >
        <SelectField
          name="upc"
          label={t('stores.variant')}
          defaultValue={chosen}
          options={product.variants.map(({ upc, color, size }) => ({
            value: upc,
            name: `${nameIn(product.colors, color)}, ${nameIn(product.sizes, size)}`,
          }))}
        />
      </LocationForm>
      {!isLost && (
        <p role="status" className={css.count}>
          {t('stores.having', { count: having })}
        </p>
      )}
      <StoreList stores={byStock(stores)} />
      <section id={barcodeId} className={css.barcode}>
        <h2>{t('product.barcode')}</h2>
        <p>{t('product.barcode.text')}</p>
        <BarcodeFigure productId={product.id} />
      </section>
    </div>
  )
}
