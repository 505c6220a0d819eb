import { useState } from 'react'

import { streetLine } from '#src/language/address-lines.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { RadioGroup } from '#src/ui/controls/choice.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { TextField } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import { myStoreIn } from '../model/my-store.ts'
import { distanceText } from '#src/language/distance.ts'
import { StoreStock } from '../parts/store-card.tsx'
import css from './store-search.module.css'
import { useStores, type StoreSearchState } from './use-stores.ts'
import { PostForm } from '#src/ui/forms/post-form.tsx'

const most = 20

function Stores({ found }: { readonly found: StoreSearchState }) {
  const { t, tag } = useLanguage()
  if (found.state === 'asking') return <Skeleton blocks={4} shape="line" />
  if (found.state === 'lost') return <Notice look="info">{t('stores.none')}</Notice>
  if (found.state === 'failed') return <Notice look="error">{t('errors.general')}</Notice>
  return (
    <RadioGroup
      name="store"
      legend={t('stores.pickup.choose')}
      chosen={myStoreIn(document.cookie)?.id}
      choices={found.stores.map(store => ({
        value: store.id,
        label: store.name,
        text: streetLine(store),
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
  const [q, setQ] = useState('')
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
          setQ(String(new FormData(event.currentTarget).get('place') ?? '').trim())
        }}
      >
        <TextField name="place" label={t('stores.place')} hint={t('stores.place.hint')} optional maxLength={80} />
        <Button type="submit" look="secondary">
          {t('stores.find')}
        </Button>
      </form>
      <PostForm command="stores/choose" data-opens="modal=store-changed" className={css.choose}>
        <Stores found={found} />
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

/** The SKU chosen on the product page below, when one is. */
const chosenUpc = () => document.querySelector<HTMLInputElement>('main input[name="upc"]:checked')?.value

/** `#panel=pickup-in-store_{upc}`: the same on a product page, with what each store has of the SKU (R398). */
export function PickupInStore({ frame, argument, onClose }: DialogProps) {
  const { t } = useLanguage()
  const [upc] = useState(() => (/^\d{8,14}$/.test(argument ?? '') ? argument : chosenUpc()))
  return (
    <Dialog frame={frame} title={t('stores.pickup.title')} onClose={onClose}>
      {upc === undefined && <Notice look="info">{t('stores.pickup.no-size')}</Notice>}
      <StoreSearch upc={upc} />
    </Dialog>
  )
}
