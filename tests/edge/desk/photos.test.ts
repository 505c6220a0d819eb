import { exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { pngPhoto, jpegPhoto, whereItWas } from '#worker/commerce/testing/photographs.ts'

import { openBrowser } from '../browser.ts'
import { colleague } from './colleague.ts'

const origin = 'http://localhost'
const opinion = {
  productId: 'FH50050',
  score: '5',
  title: 'Seen from the pass',
  text: 'Two nights of sleet.',
  nickname: 'Ada',
  recommended: 'yes',
}

/** Posts a review with files, as a browser does with the form, or script with `accept`. */
function post(files: readonly File[], accept = 'text/html') {
  const form = new FormData()
  for (const [name, value] of Object.entries(opinion)) form.append(name, value)
  for (const file of files) form.append('photos', file)
  return exports.default.fetch(`${origin}/-/reviews/write?locale=en-us`, {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-origin', accept },
    body: form,
    redirect: 'manual',
  })
}

const html = async (path: string) => (await openBrowser().ask(path)).text()

describe('photographs with a review', () => {
  it('R413: come with a plain form, wait at the desk, and stand with the review once somebody has shown them', async () => {
    await html('/en-us/reviews/FH50050')
    const jpeg = new File([jpegPhoto(64, 48)], 'pass.txt')
    const written = await post([jpeg, new File([pngPhoto(32, 32)], 'tent.png')])
    expect([written.status, written.headers.get('location')]).toEqual([
      303,
      '/en-us/write-a-review?productId=FH50050&done=photos',
    ])
    const support = await colleague('photos', 'support')
    const { html: waiting } = await support.open('/photos?site=fellholm-us')
    expect(waiting).toContain(opinion.title)
    const [shown = '', refused = ''] = [...waiting.matchAll(/action="(\/photos\/fellholm-us\/rp-[\w-]+)"/g)].map(
      ([, path = '']) => path,
    )
    const picture = await support.send(`${shown}/picture`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await support.post(shown, { decision: 'show' })).location).toBe('/photos?site=fellholm-us')
    await support.post(refused, { decision: 'refuse' })
    expect((await support.open('/photos?site=fellholm-us')).html).toContain('Nothing waits to be looked at.')
    expect((await support.send(`${refused}/picture`)).status).toBe(404)
    const page = await html('/en-us/reviews/FH50050?sort=newest')
    const address = /src="(\/media\/reviews\/fellholm-us\/rp-[\w-]+)"/.exec(page)?.[1] ?? ''
    expect(page).toContain(`data-dialog="modal=review-user-generated-content_${address.split('/').at(-1)}"`)
    const answer = await openBrowser().ask(address)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ])
    expect(await answer.text()).not.toContain(whereItWas)
    expect((await openBrowser().ask(refused.replace('/photos/', '/media/reviews/'))).status).toBe(404)
    expect((await (await colleague('photos', 'engineer')).open('/audit')).html).toContain('show photograph')
  })

  it('R413: what is no photograph is refused at its field before anything is written, REV415; a fifth one REV413', async () => {
    const text = await post([new File(['a letter'], 'photo.jpg', { type: 'image/jpeg' })], 'application/json')
    expect([text.status, await text.json()]).toMatchObject([415, { ok: false, problems: { photos: 'REV415' } }])
    const many = Array.from({ length: 5 }, (_, seed) => new File([pngPhoto(8, 8, seed)], `${seed}.png`))
    const five = await post(many, 'application/json')
    expect([five.status, await five.json()]).toMatchObject([413, { ok: false, problems: { photos: 'REV413' } }])
    const large = await post([new File([new Uint8Array(1_500_001)], 'l.png')], 'application/json')
    expect(await large.json()).toMatchObject({ problems: { photos: 'REV413' } })
    const flood = await post([new File([new Uint8Array(6_200_000)], 'l.png')], 'application/json')
    expect(flood.status).toBe(413)
  })

  it('an empty field of files is no photograph', async () => {
    const written = await post([new File([], '')])
    expect(written.headers.get('location')).toBe('/en-us/write-a-review?productId=FH50050&done=1')
  })
})
