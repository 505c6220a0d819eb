import { describe, expect, it } from 'vitest'

import { layers, sights } from '#worker/commerce/catalogue/picture.ts'

import { engineVersion, pictureAddress } from './address.ts'
import { faults } from './svg-check.ts'
import { servePicture } from './serve.ts'

const drawing = {
  template: 'down-hoodie',
  model: 41,
  palette: ['#1f4d3a', '#16302a', '#2b2a26', '#e2703a', '#c9b98f'],
} as const
const front = pictureAddress(drawing, 'front')

const ask = (path: string, init?: RequestInit) => servePicture(new Request(`https://shop.example${path}`, init))

describe('servePicture', () => {
  it('answers the address of every view of a product with its picture, kept for ever', async () => {
    for (const view of [...sights, ...layers.map(layer => `layer-${layer}` as const)]) {
      const response = ask(pictureAddress(drawing, view))
      expect(response?.status).toBe(200)
      expect(response?.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
      expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response?.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      expect(response?.headers.get('x-content-type-options')).toBe('nosniff')
      expect(faults((await response?.text()) ?? 'nothing')).toEqual([])
    }
  })

  it.each([
    '/media/v3/scene/ridges/dawn/7/wide.svg',
    '/media/v3/scene/lake/night/9999/strip.svg',
    '/media/v3/ground/contours.svg',
    '/media/v3/ground/contours-dark.svg',
  ])('answers %s', async path => {
    expect(ask(path)?.status).toBe(200)
    expect(await ask(path)?.text()).toMatch(/^<svg /)
  })

  it('leaves every path that is not under /media/ to others', () => {
    expect(ask('/en-us/c/jackets')).toBeUndefined()
    expect(ask('/mediathek/v1/ground/contours.svg')).toBeUndefined()
  })

  it('answers 304 to whoever has the picture already, however the tag is written', async () => {
    const etag = ask(front)?.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = ask(front, { headers: { 'if-none-match': tag } })
      expect([tag, response?.status, await response?.text()]).toEqual([tag, 304, ''])
      expect(response?.headers.get('etag')).toBe(etag)
    }
    expect(ask(front, { headers: { 'if-none-match': '"other"' } })?.status).toBe(200)
    expect(ask(pictureAddress(drawing, 'back'))?.headers.get('etag')).not.toBe(etag)
  })

  it('answers HEAD without a body and refuses to be written to', async () => {
    const head = ask(front, { method: 'HEAD' })
    expect([head?.status, await head?.text()]).toEqual([200, ''])
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = ask(front, { method })
      expect([method, response?.status, response?.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
    }
  })

  it('sends an address of another engine version to the present one, for a short time', () => {
    for (const version of [0, engineVersion + 1, 9999]) {
      const response = ask(front.replace(`/v${engineVersion}/`, `/v${version}/`))
      expect(response?.status).toBe(302)
      expect(response?.headers.get('location')).toBe(front)
      expect(response?.headers.get('cache-control')).toBe('public, max-age=300')
    }
  })

  const colors = '1f4d3a-16302a-2b2a26-e2703a-c9b98f'
  it.each([
    ['an unknown template', `/media/v3/product/toaster/1/${colors}/front.svg`],
    ['a name every object has', `/media/v3/product/constructor/1/${colors}/front.svg`],
    ['a huge model', `/media/v3/product/shell/10000/${colors}/front.svg`],
    ['a negative model', `/media/v3/product/shell/-1/${colors}/front.svg`],
    ['a broken model', `/media/v3/product/shell/1.5/${colors}/front.svg`],
    ['a model with leading zeros', `/media/v3/product/shell/007/${colors}/front.svg`],
    ['a colour that is none', '/media/v3/product/shell/1/1f4d3g-16302a-2b2a26-e2703a-c9b98f/front.svg'],
    ['a short colour', '/media/v3/product/shell/1/fff-16302a-2b2a26-e2703a-c9b98f/front.svg'],
    ['four colours', '/media/v3/product/shell/1/16302a-2b2a26-e2703a-c9b98f/front.svg'],
    ['six colours', `/media/v3/product/shell/1/${colors}-ffffff/front.svg`],
    ['an unknown view', `/media/v3/product/shell/1/${colors}/inside.svg`],
    ['an unknown layer', `/media/v3/product/shell/1/${colors}/layer-soul.svg`],
    ['another file type', `/media/v3/product/shell/1/${colors}/front.png`],
    ['markup in the path', `/media/v3/product/shell/1/${colors}/front%22onload=.svg`],
    ['an encoded slash', `/media/v3/product/shell/1/${colors}%2Ffront.svg`],
    ['one part more', `/media/v3/product/shell/1/${colors}/front/front.svg`],
    ['an empty part', `/media/v3/product/shell//1/${colors}/front.svg`],
    ['a path that climbs', `/media/v3/product/../../${colors}/front.svg`],
    ['a version that is none', `/media/v01/product/shell/1/${colors}/front.svg`],
    ['an old version of nothing', `/media/v0/product/toaster/1/${colors}/front.svg`],
    ['an unknown scene', '/media/v3/scene/moon/dawn/7/wide.svg'],
    ['an unknown light', '/media/v3/scene/ridges/toString/7/wide.svg'],
    ['an unknown size', '/media/v3/scene/ridges/dawn/7/huge.svg'],
    ['a huge seed', '/media/v3/scene/ridges/dawn/70000/wide.svg'],
    ['an unknown ground', '/media/v3/ground/marble.svg'],
    ['the bare folder', '/media/'],
  ])('answers 404 to %s', (_, path) => {
    const response = ask(path)
    expect(response?.status).toBe(404)
    expect(response?.headers.get('cache-control')).toBe('public, max-age=60')
  })
})
