import * as v from 'valibot'

import { call } from '../call.ts'
import { count, filled, image, numberInQuery, productId, text } from './shapes.ts'

/** The base of the social photo service, which is a host of its own (R309): the embedded platform answers under it. */
const base = '/social'

const media = v.object({
  id: v.string(),
  caption: v.string(),
  author: v.string(),
  /** ISO 8601. */
  createdAt: v.string(),
  image,
  /** Products in the picture. */
  productIds: v.array(productId),
  categories: v.array(v.string()),
})
export type SocialMedia = v.InferOutput<typeof media>

const stream = v.object({ id: v.string(), name: v.string(), mediaCount: count })
export type SocialStream = v.InferOutput<typeof stream>

const paging = v.object({ page: v.optional(numberInQuery(1, 1000)), count: v.optional(numberInQuery(1, 48)) })
const mediaPage = v.object({ total: count, page: count, media: v.array(media) })

/** A list of recent media: where it lives, what narrows it. */
const recent = <const Path extends `/${string}`, const Query extends v.GenericSchema>(path: Path, query: Query) =>
  call({
    method: 'GET',
    path: `${base}${path}` as const,
    who: 'anyone',
    query,
    answer: mediaPage,
    errors: ['API404'],
  })

const created = v.object({ id: v.string() })

export const socialCalls = {
  'social.root.get': call({
    method: 'GET',
    path: base,
    who: 'anyone',
    answer: v.object({ service: v.string(), version: v.string(), streams: v.array(stream) }),
    errors: [],
  }),
  'social.category-media.list': recent(
    '/categories/media/recent',
    v.object({ ...paging.entries, category: v.optional(text(64)) }),
  ),
  'social.customer-media.list': recent('/customers/{customerId}/media/recent', paging),
  'social.media-streams.list': call({
    method: 'GET',
    path: `${base}/media/{mediaId}/streams`,
    who: 'anyone',
    answer: v.object({ streams: v.array(stream) }),
    errors: ['API404'],
  }),
  'social.stream-media.list': recent('/streams/{streamId}/media/recent', paging),
  /** Media of several streams together, newest first. */
  'social.streams-media.list': recent(
    '/streams/media/recent',
    v.object({ ...paging.entries, streams: v.optional(text(200)) }),
  ),
  'social.media-report.create': call({
    method: 'POST',
    path: `${base}/media/{mediaId}/reports`,
    who: 'anyone',
    body: v.object({ reason: filled(200), email: v.optional(text(254)) }),
    answer: created,
    errors: ['API404'],
  }),
  /** Keeps media together under a name. */
  'social.stash.create': call({
    method: 'POST',
    path: `${base}/stashes`,
    who: 'anyone',
    body: v.object({ name: filled(80), mediaIds: v.pipe(v.array(text(64)), v.minLength(1), v.maxLength(48)) }),
    answer: created,
    errors: ['API404'],
  }),
  'social.user.create': call({
    method: 'POST',
    path: `${base}/users`,
    who: 'anyone',
    body: v.object({ username: filled(40), email: filled(254) }),
    answer: created,
    errors: ['AUT453'],
  }),
  /** Hands in a photo; it is looked at before it appears anywhere. */
  'social.user-media.create': call({
    method: 'POST',
    path: `${base}/users/{userId}/media`,
    who: 'anyone',
    body: v.object({
      caption: filled(500),
      source: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(500)),
      productIds: v.optional(v.pipe(v.array(productId), v.maxLength(12))),
    }),
    answer: v.object({ id: v.string(), state: v.picklist(['pending']) }),
    errors: ['API404'],
  }),
} as const
