import type { Store } from '#src/commerce/calls/catalogue/stores.ts'

import { StoreCard } from './store-card.tsx'
import css from './store-list.module.css'
import { StoreMap } from './store-map.tsx'

/** The stores one after another, and the same on a map beside them. */
export const StoreList = ({ stores }: { readonly stores: readonly Store[] }) => (
  <div className={css.both}>
    <ul className={css.list} data-mount="my-store" data-wake="load">
      {stores.map(store => (
        <StoreCard key={store.id} store={store} />
      ))}
    </ul>
    <div className={css.map}>
      <StoreMap stores={stores} />
    </div>
  </div>
)
