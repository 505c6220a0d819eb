import * as v from 'valibot'

import { call } from '../../call.ts'
import { stock } from './product-shapes.ts'
import { count, text, upc } from '../shapes.ts'

/** A store's services besides selling. */
export const storeServices = ['pickup', 'same-day', 'ship-to-store', 'repairs', 'boot-fitting', 'rental'] as const
export type StoreService = (typeof storeServices)[number]

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))

/** One day of the week, Monday is 1; times are local, `HH:MM`. A closed day has neither. */
const openingDay = v.object({
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  opens: v.optional(v.string()),
  closes: v.optional(v.string()),
})
export type OpeningDay = v.InferOutput<typeof openingDay>

const place = {
  addressLine1: v.string(),
  city: v.string(),
  province: v.optional(v.string()),
  postalCode: v.string(),
  countryCode: v.string(),
  latitude,
  longitude,
}

/** Metres from what was asked for; absent where nothing was. */
const distance = v.optional(count)

const store = v.object({
  id: v.string(),
  name: v.string(),
  ...place,
  phone: v.string(),
  services: v.array(v.picklist(storeServices)),
  hours: v.array(openingDay),
  /** IANA; the hours are meant in it. */
  timeZone: v.string(),
  distance,
  /** Stock of the SKUs that were asked for. */
  inventory: v.optional(v.array(stock)),
})
export type Store = v.InferOutput<typeof store>

const collectionPoint = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(['locker', 'shop']),
  ...place,
  hours: v.array(openingDay),
  distance,
})
export type CollectionPoint = v.InferOutput<typeof collectionPoint>

/** The place a search was understood to mean. */
const origin = v.object({ name: v.string(), latitude, longitude })

/** Where to search around: a postal code, a city or a point. */
const around = {
  q: v.optional(text(80)),
  latitude: v.optional(latitude),
  longitude: v.optional(longitude),
  countryCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  /** Kilometres. */
  radius: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(20_000))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
}

export const storeCalls = {
  /** Stores by distance from a postal code, a city or a point; all of them, by name, when nothing is asked for. */
  'stores.store.search': call({
    method: 'POST',
    path: '/stores/v1/search',
    who: 'anyone',
    body: v.object({
      ...around,
      services: v.optional(v.array(v.picklist(storeServices))),
      upcs: v.optional(v.pipe(v.array(upc), v.maxLength(20))),
    }),
    answer: v.object({ origin: v.optional(origin), total: count, stores: v.array(store) }),
    errors: ['STR404'],
  }),
  'stores.collection-points.search': call({
    method: 'POST',
    path: '/stores/v1/collectionPoints',
    who: 'anyone',
    body: v.object(around),
    answer: v.object({ origin, total: count, collectionPoints: v.array(collectionPoint) }),
    errors: ['STR404'],
  }),
  'utilities.stores.list': call({
    method: 'GET',
    path: '/consumers-v3/utilities/stores',
    who: 'anyone',
    query: v.object({ countryCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))) }),
    answer: v.object({ stores: v.array(store) }),
    errors: [],
  }),
  /** The provinces of a country: `{token}{countryCode}` with the token of D37. */
  'utilities.token-country.get': call({
    method: 'GET',
    path: '/consumers-v3/utilities/regions/{countryCode}',
    who: 'anyone',
    answer: v.object({
      countryCode: v.string(),
      regions: v.array(v.object({ code: v.string(), name: v.string() })),
    }),
    errors: ['API404'],
  }),
} as const
