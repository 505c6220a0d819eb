import { Hono } from 'hono'

import { fromBase64 } from '#src/kit/bytes/base64.ts'

import { record } from '../audit/log.ts'
import type { DeskEnv, Tools } from '../context.ts'
import { notConnected, refusedOrder, siteIn } from '../orders/refused-order.tsx'
import { titled } from '../pages/document.tsx'
import { formOf } from '../read-form.ts'
import { requires } from '../staff/requires.tsx'
import { PhotosPage } from './photos-page.tsx'

/** Photographs that shoppers handed in: each is looked at, and then shown or refused. */
export function photoRoutes({ db, clock, operate }: Tools) {
  const app = new Hono<DeskEnv>()
  if (operate === undefined) return notConnected(app, 'photos.decide')

  app.get('/', requires('photos.decide'), async c => {
    const site = siteIn(c.req.query('site'))
    const pending = await operate(site, 'operator.photos.list')
    if (!pending.ok) return refusedOrder(c, pending.code, '/photos')
    return c.render(<PhotosPage site={site} photos={pending.value.photos} />, titled('Photographs'))
  })
  app.get('/:site/:photoId/picture', requires('photos.decide'), async c => {
    const path = { photoId: c.req.param('photoId') }
    const photo = await operate(siteIn(c.req.param('site')), 'operator.photo.get', { path })
    const bytes = photo.ok ? fromBase64(photo.value.content) : undefined
    return photo.ok && bytes !== undefined ? c.body(bytes, 200, { 'content-type': photo.value.type }) : c.notFound()
  })
  app.post('/:site/:photoId', requires('photos.decide'), async c => {
    const [site, photoId, field] = [siteIn(c.req.param('site')), c.req.param('photoId'), await formOf(c)]
    const isShown = field('decision') === 'show'
    const decided = await operate(site, 'operator.photo.decide', { path: { photoId }, body: { isShown } })
    if (!decided.ok) return refusedOrder(c, decided.code, `/photos?site=${site}`)
    record(db, c.get('member'), clock(), {
      action: isShown ? 'show photograph' : 'refuse photograph',
      subject: `${site} · ${photoId}`,
    })
    return c.redirect(`/photos?site=${site}`, 303)
  })
  return app
}
