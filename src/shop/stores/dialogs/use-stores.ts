import type { InputOf } from '#src/commerce/calls/index.ts'
import type { Store } from '#src/commerce/calls/catalogue/stores.ts'
import { useCall } from '#src/commerce/use-call.ts'

export type StoreSearchState =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly stores: readonly Store[] }
  | { readonly state: 'lost' }
  | { readonly state: 'failed' }

/** Stores near a place; `lost` when the place is unknown. */
export function useStores(question: InputOf<'stores.store.search'>): StoreSearchState {
  const { data, error } = useCall('stores.store.search', question)
  if (data !== undefined) return { state: 'found', stores: data.stores }
  if (error === null) return { state: 'asking' }
  return { state: error.code === 'STR404' ? 'lost' : 'failed' }
}
