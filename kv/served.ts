import type { FreshPage, StoredPage } from './stored-page.ts'

export type Kept = { readonly page: StoredPage; readonly from: 'memory' | 'kv' }

export type Served =
  | (Kept & { readonly state: 'hit'; readonly ttl: number })
  | { readonly state: 'stale'; readonly page: StoredPage; readonly ttl: number }
  | {
      readonly state: 'miss'
      readonly page: FreshPage
      readonly etag: string
      readonly stored: boolean
      readonly shared: boolean
    }

/** An answer that was just rendered. */
type Rendered = Extract<Served, { state: 'miss' }>
/** A fresh page that was found. */
export type Hit = Extract<Served, { state: 'hit' }>

/** Whether the platform said that the page of an address is at another one. */
export const isElsewhere = ({ status }: FreshPage) => status >= 300 && status < 400
/** P4: pages, and that there is none. */
export const isStorable = ({ storable, status }: FreshPage) => storable && (status === 200 || status === 404)
/** P4: a page that lacks an optional part. */
export const isDegraded = ({ storable, status }: FreshPage) => !storable && status === 200
/** Whether it takes the place of an older page, as a degraded one does not. */
export const replaces = (served: Served | undefined): served is Rendered | Hit =>
  served?.state === 'hit' || (served?.state === 'miss' && (served.stored || isElsewhere(served.page)))
