import type { OpeningDay, StoreService } from '#src/commerce/calls/catalogue/stores.ts'
import type { SiteName } from '#src/language/locales.ts'

/** A store's facts for shoppers. */
export type StoreFacts = {
  readonly phone: string
  readonly services: readonly StoreService[]
  readonly hours: readonly OpeningDay[]
  /** Most parcels it keeps for people at a time; any number when nothing is said. */
  readonly parcelRoom?: number
}

/** A place that holds stock; a store has its facts. */
export type StockLocation = Partial<StoreFacts> & {
  readonly id: string
  readonly kind: 'warehouse' | 'store'
  readonly site: SiteName
  readonly name: string
  readonly addressLine1: string
  readonly city: string
  readonly province?: string
  readonly postalCode: string
  readonly countryCode: string
  readonly latitude: number
  readonly longitude: number
}
