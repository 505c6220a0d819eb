import type { photoCareCalls } from '#src/commerce/calls/orders/photo-care.ts'
import { fail, ok } from '#src/kit/result.ts'

import { noteChanges } from '../../db/changes.ts'
import { decidePhoto, findPhoto, pendingPhotos, photoContent } from '../../db/catalogue/review-photos.ts'
import type { OperatorHandlers } from './operator-handlers.ts'

/** So many are looked at on one page. */
const mostListed = 24

export const photoCareHandlers: OperatorHandlers<typeof photoCareCalls> = {
  'operator.photos.list': (_, { db, catalogue, language }) =>
    ok({
      photos: pendingPhotos(db, mostListed).map(({ id, product_id: productId, author, title, text, at }) => ({
        photoId: id,
        productId,
        product: catalogue().find(productId)?.name[language] ?? productId,
        author,
        title,
        text,
        at: new Date(at).toISOString(),
      })),
    }),

  'operator.photo.get': ({ path }, { db }) => {
    const photo = findPhoto(db, path.photoId)
    const content = photo && photoContent(db, photo.id, false)
    return photo === undefined || content === undefined || content === ''
      ? fail('API404')
      : ok({ type: photo.type, content })
  },

  'operator.photo.decide': ({ path: { photoId }, body: { isShown } }, { db }) => {
    const photo = findPhoto(db, photoId)
    if (photo === undefined || photo.state === 'refused') return fail('API404')
    db.transact(() => {
      decidePhoto(db, photoId, isShown)
      noteChanges(db, [{ kind: 'review', id: photo.product_id }])
    })
    return ok({ photoId, isShown })
  },
}
