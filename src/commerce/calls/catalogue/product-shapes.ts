import * as v from 'valibot'

import {
  amount,
  categoryLink,
  count,
  giftCardKind,
  image,
  lowestBefore,
  priceRange,
  productId,
  rating,
  upc,
} from '../shapes.ts'
import { paymentMethodCodes } from '../cart/payment-shapes.ts'

const color = v.object({
  id: v.string(),
  name: v.string(),
  /** `#rrggbb`, for the swatch. */
  hex: v.string(),
})

export const card = v.object({
  id: productId,
  slug: v.string(),
  name: v.string(),
  /** One line of what sets it apart, e.g. "Waterproof · 412 g". */
  summary: v.string(),
  badge: v.optional(v.picklist(['new', 'sale', 'bestseller', 'low-stock'])),
  rating,
  price: priceRange,
  /** The first is the one to show: what the product's page shows by itself, or what the filters of a listing chose. */
  colors: v.array(v.object({ ...color.entries, image })),
  /** The first colour from behind, for a card that is looked at twice. */
  back: v.optional(image),
  /** The first colour where it is used, about 8 : 5, for a list that shows some of its products large. */
  scene: v.optional(image),
  /** Ids of the colour and size that the filters chose; the link to the product's page names them. */
  chosen: v.optional(v.object({ color: v.optional(v.string()), size: v.optional(v.string()) })),
  available: v.boolean(),
})
export type ProductCard = v.InferOutput<typeof card>

const view = v.picklist(['front', 'back', 'detail', 'worn', 'scene', 'size'])

/** The product in a weather; `name` is what that is called, and `alt` what the picture shows. */
const weather = v.object({ id: v.string(), name: v.string(), ...image.entries })
export type WeatherPicture = v.InferOutput<typeof weather>

/** A picture of a layer by itself, which needs no words: they stand beside it. */
const layerPicture = v.object({ layer: v.string(), src: v.string(), width: count, height: count })

const variant = v.object({
  upc,
  color: v.string(),
  size: v.string(),
  current: amount,
  original: amount,
  lowestBefore,
  /** Most that one line may hold. */
  maxQty: count,
  /** A gift card of any sum from its price up to this one; the line says which (R410). */
  most: v.optional(amount),
  /** Points that a member of the loyalty programme earns with one. */
  pointsToEarn: v.optional(count),
})
export type Variant = v.InferOutput<typeof variant>

export const details = v.object({
  id: productId,
  slug: v.string(),
  name: v.string(),
  summary: v.string(),
  description: v.string(),
  /** Root to the product's own category. */
  trail: v.array(categoryLink),
  badge: v.optional(v.picklist(['new', 'sale', 'bestseller', 'low-stock'])),
  rating,
  price: priceRange,
  colors: v.array(
    v.object({
      ...color.entries,
      images: v.array(v.object({ view, ...image.entries })),
      /** Pictures in which the first one's product is out in a weather; absent where there are none. */
      weather: v.optional(v.array(weather)),
      /** Pictures of the product’s layers; absent where it is not drawn. */
      layers: v.optional(v.array(layerPicture)),
    }),
  ),
  sizes: v.array(v.object({ id: v.string(), name: v.string() })),
  variants: v.array(variant),
  features: v.array(v.object({ title: v.string(), text: v.string() })),
  /** Name and value pairs: weight, fabric, volume, drop … */
  facts: v.array(v.object({ name: v.string(), value: v.string() })),
  materials: v.array(v.string()),
  care: v.array(v.string()),
  /** What it is made of from the outside in: materials and figures, and which of its features are found there, by title. */
  layers: v.optional(
    v.array(v.object({ id: v.string(), name: v.string(), lines: v.array(v.string()), features: v.array(v.string()) })),
  ),
  /** Who wears it in its picture: how tall, in centimetres, and which size. */
  worn: v.optional(v.object({ height: v.pipe(count, v.minValue(40), v.maxValue(260)), size: v.string() })),
  /** A gift card; its sizes are amounts. */
  giftCard: v.optional(giftCardKind),
  /** The payment method by which it can be had now and paid later, where the site has one. */
  payLater: v.optional(v.picklist(paymentMethodCodes)),
})
export type ProductDetails = v.InferOutput<typeof details>

/** A SKU's stock as shoppers see it; the exact number only when it is low. */
export const stock = v.object({
  upc,
  state: v.picklist(['in-stock', 'low', 'out']),
  /** Pieces left, given when `state` is `low`. */
  left: v.optional(count),
})
export type Stock = v.InferOutput<typeof stock>

/** When standard delivery would bring it: local dates `YYYY-MM-DD`, if ordered before the moment (ISO 8601, UTC). */
export const delivery = v.object({
  from: v.string(),
  to: v.string(),
  orderBefore: v.string(),
  /** What it costs, in the locale's currency, before it costs nothing. */
  cost: v.optional(amount),
  /** From which amount on, in the locale's currency, it costs nothing; absent where it never does. */
  freeFrom: v.optional(amount),
  /** Where it holds for, as it is written there; everywhere the site delivers to when it is absent. */
  postalCode: v.optional(v.string()),
})
export type DeliveryPromise = v.InferOutput<typeof delivery>
