import { useState } from 'react'

import { streetLine } from '#src/language/address-lines.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { CheckField, RadioGroup } from '#src/ui/controls/choice.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { SelectField, TextField } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import { myStoreIn } from '../model/my-store.ts'
import { distanceText } from '#src/language/distance.ts'
import { StoreStock } from '../parts/store-card.tsx'
import css from './store-search.module.css'
import { useStores, type StoreSearchState } from './use-stores.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'
import { keepLastPlace, lastPlace } from '#src/visitor/last-place.ts'

const most = 20

type FoundStore = Extract<StoreSearchState, { state: 'found' }>['stores'][number]

const isOut = ({ inventory }: FoundStore): boolean => inventory?.[0]?.state === 'out'

/** Stores that have the SKU first; among equals the nearest first, as they were found. */
const havingFirst = (stores: readonly FoundStore[]): readonly FoundStore[] =>
  stores.toSorted((a, b) => Number(isOut(a)) - Number(isOut(b)))

/** `hidesOut`: those that have none of the SKU are not shown. */
function Stores({ found, hidesOut }: { readonly found: StoreSearchState; readonly hidesOut: boolean }) {
  const { t, tag } = useLanguage()
  if (found.state === 'asking') return <Skeleton blocks={4} shape="line" />
  if (found.state === 'lost') return <Notice look="info">{t('stores.none')}</Notice>
  if (found.state === 'failed') return <Notice look="error">{t('errors.general')}</Notice>
  const stores = havingFirst(found.stores).filter(store => !hidesOut || !isOut(store))
  if (stores.length === 0) return <Notice look="info">{t('stores.pickup.none-in-stock')}</Notice>
  return (
    <RadioGroup
      name="store"
      legend={t('stores.pickup.choose')}
      chosen={myStoreIn(document.cookie)?.id}
      choices={stores.map(store => ({
        value: store.id,
        label: store.name,
        text: streetLine(store),
        disabled: isOut(store),
        aside: (
          <>
            {store.distance !== undefined && distanceText(tag, store.distance, store.countryCode)}
            <StoreStock store={store} />
          </>
        ),
      }))}
    />
  )
}

/** `upc`: say what each store has of it. */
type SearchProps = { readonly upc: string | undefined }

/** Pickup stores around a place, one of which can be saved as the shopper's own (R091). */
export function StoreSearch({ upc }: SearchProps) {
  const { t } = useLanguage()
  const [q, setQ] = useState(lastPlace)
  const [isInStock, setInStock] = useState(true)
  const found = useStores({
    services: ['pickup'],
    limit: most,
    ...(q !== '' && { q }),
    ...(upc !== undefined && { upcs: [upc] }),
  })
  return (
    <>
      <form
        className={css.search}
        onSubmit={event => {
          event.preventDefault()
          const place = String(new FormData(event.currentTarget).get('place') ?? '').trim()
          keepLastPlace(place)
          setQ(place)
        }}
      >
        <TextField
          name="place"
          label={t('stores.place')}
          hint={t('stores.place.hint')}
          defaultValue={q}
          autoComplete="postal-code"
          optional
          maxLength={80}
        />
        <Button type="submit" look="secondary">
          {t('stores.find')}
        </Button>
      </form>
      <PostForm command="stores/choose" data-opens="modal=store-changed" className={css.choose}>
        {upc !== undefined && (
          <CheckField
            name="in-stock"
            label={t('stores.pickup.in-stock')}
            checked={isInStock}
            onChange={event => setInStock(event.currentTarget.checked)}
          />
        )}
        <Stores found={found} hidesOut={upc !== undefined && isInStock} />
        <div className={css.save}>
          <Button type="submit" wide>
            {t('stores.save')}
          </Button>
        </div>
      </PostForm>
    </>
  )
}

/** `#panel=bopis-store-search`, the hash of the store pickup search (R398). */
export function StorePickupSearch({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog frame={frame} title={t('stores.pickup.title')} onClose={onClose}>
      <StoreSearch upc={undefined} />
    </Dialog>
  )
}

/** The sizes of the product page below, and the one that is chosen there. */
const sizesBelow = () => [...document.querySelectorAll<HTMLInputElement>('main input[name="upc"]')]
const nameOf = ({ labels }: HTMLInputElement): string =>
  labels?.[0]?.querySelector('span')?.firstChild?.textContent ?? ''

/** A size that is chosen here is chosen on the page as well. */
function chooseBelow(upc: string) {
  const size = sizesBelow().find(({ value, disabled }) => value === upc && !disabled)
  if (size === undefined || size.checked) return
  size.checked = true
  size.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The SKU that is looked for: of the hash, or that of the size chosen on the page or here. */
function useUpc(argument: string | undefined) {
  const [sizes] = useState(() =>
    sizesBelow().flatMap(size => (size.value === '' ? [] : [{ value: size.value, name: nameOf(size) }])),
  )
  const [upc, setUpc] = useState(() =>
    /^\d{8,14}$/.test(argument ?? '') ? argument : sizesBelow().find(({ checked }) => checked)?.value,
  )
  const choose = (value: string) => {
    setUpc(value === '' ? undefined : value)
    chooseBelow(value)
  }
  return { sizes, upc, choose }
}

/** `#panel=pickup-in-store_{upc}`: the same on a product page, with what each store has of the SKU (R398). */
export function PickupInStore({ frame, argument, onClose }: DialogProps) {
  const { t } = useLanguage()
  const { sizes, upc, choose } = useUpc(argument)
  return (
    <Dialog frame={frame} title={t('stores.pickup.title')} onClose={onClose}>
      {sizes.length > 1 && (
        <SelectField
          name="pickup-size"
          label={t('product.size')}
          hint={upc === undefined ? t('stores.pickup.no-size') : undefined}
          defaultValue={upc ?? ''}
          options={[...(upc === undefined ? [{ value: '', name: t('checkout.choose') }] : []), ...sizes]}
          onChange={event => choose(event.currentTarget.value)}
        />
      )}
      <StoreSearch upc={upc} />
    </Dialog>
  )
}
