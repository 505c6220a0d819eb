import { fromBase64 } from '#src/kit/bytes/base64.ts'
import type { Result } from '#src/kit/result.ts'

import type { Context } from '../../context.ts'
import { findPhoto, isShown, photoContent } from '../../db/catalogue/review-photos.ts'
import { refusal } from '../../http/refusal.ts'

/**
 * A photograph for everybody, or nothing: it is asked anew after five minutes, because it may be reported and taken away.
 * Whatever its bytes are, they are shown as a picture and as nothing else.
 */
export function photoAnswer(context: Result<Context, 'API400'>, name: string): Response {
  if (!context.ok) return refusal('API400')
  const { db } = context.value
  const [id = '', form] = name.split('.')
  const photo = isShown(db, id) ? findPhoto(db, id) : undefined
  const content = photo && photoContent(db, id, form === 'small')
  if (photo === undefined || content === undefined) return refusal('API404')
  return new Response(fromBase64(content), {
    headers: {
      'content-type': photo.type,
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
