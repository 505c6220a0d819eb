import type { Handlers } from '#src/commerce/call.ts'
import type { socialCalls } from '#src/commerce/calls/social.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Context, Contexts } from '../context.ts'
import { hasSubmission, writeSubmission, type SubmissionKind } from '../db/catalogue/submissions.ts'
import { opaqueId } from '../random.ts'
import { photosInStreams } from '../reviews/photos/shown.ts'
import { looksLikeEmail } from '../rules/addresses/address.ts'
import { everyone, mediaOf, streamsOf, type Photo } from '../social/photos.ts'

type Paging = { readonly page?: number | undefined; readonly count?: number | undefined }

const usualPage = 12

const pageOf = (photos: readonly Photo[], { page = 1, count = usualPage }: Paging) => ({
  total: photos.length,
  page,
  media: photos.slice((page - 1) * count, page * count).map(mediaOf),
})

const gallery = (context: Context) => [
  ...photosInStreams(context),
  ...context.photosOf(context.catalogue(), context.language),
]

/** Keeps what was handed in, and says under which id. */
function handIn({ db, now, random }: Context, kind: SubmissionKind, body: unknown, subject?: string): string {
  const id = `${kind}-${opaqueId(random)}`
  writeSubmission(db, { id, kind, body, at: now(), ...(subject === undefined ? {} : { subject }) })
  return id
}

export const socialHandlers = {
  'social.root.get': (_, context) =>
    ok({ service: 'photos', version: '1', streams: streamsOf(gallery(context)).slice(0, 12) }),

  'social.category-media.list': ({ query }, context) => {
    const photos = gallery(context)
    const { category } = query
    if (category === undefined) return ok(pageOf(photos, query))
    const chosen = photos.filter(({ categories }) => categories.includes(category))
    return chosen.length === 0 ? fail('API404') : ok(pageOf(chosen, query))
  },

  /** The store is the one customer of the service: `fellholm` or the site's own name. */
  'social.customer-media.list': ({ path, query }, context) =>
    path.customerId === 'fellholm' || path.customerId === context.site
      ? ok(pageOf(gallery(context), query))
      : fail('API404'),

  'social.media-streams.list': ({ path }, context) => {
    const photos = gallery(context)
    const photo = photos.find(({ id }) => id === path.mediaId)
    if (photo === undefined) return fail('API404')
    return ok({ streams: streamsOf(photos).filter(({ id }) => photo.streams.includes(id)) })
  },

  'social.stream-media.list': ({ path, query }, context) => {
    const photos = gallery(context).filter(({ streams }) => streams.includes(path.streamId.toLowerCase()))
    return photos.length === 0 ? fail('API404') : ok(pageOf(photos, query))
  },

  'social.streams-media.list': ({ query }, context) => {
    const wanted = new Set((query.streams ?? everyone).split(',').map(stream => stream.trim().toLowerCase()))
    const photos = gallery(context).filter(({ streams }) => streams.some(stream => wanted.has(stream)))
    return photos.length === 0 ? fail('API404') : ok(pageOf(photos, query))
  },

  'social.media-report.create': ({ path, body }, context) =>
    gallery(context).some(({ id }) => id === path.mediaId)
      ? ok({ id: handIn(context, 'report', body, path.mediaId) })
      : fail('API404'),

  'social.stash.create': ({ body }, context) => {
    const known = new Set(gallery(context).map(({ id }) => id))
    return body.mediaIds.every(id => known.has(id)) ? ok({ id: handIn(context, 'stash', body) }) : fail('API404')
  },

  'social.user.create': ({ body }, context) =>
    looksLikeEmail(body.email) ? ok({ id: handIn(context, 'user', body) }) : fail('AUT453'),

  'social.user-media.create': ({ path, body }, context) =>
    hasSubmission(context.db, 'user', path.userId)
      ? ok({ id: handIn(context, 'media', body, path.userId), state: 'pending' })
      : fail('API404'),
} satisfies Handlers<typeof socialCalls, Contexts>
