import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, it } from 'vitest'

import { engineVersion, pictureAddress } from '../address.ts'
import { cardSize } from './card.ts'
import { serveShareCard } from './serve.ts'

const tent = pictureAddress(
  { template: 'tent', model: 4, palette: ['#a8b08a', '#868e70', '#4f5645', '#b5401a', '#dedfcf'] },
  'front',
).replace(/\.svg$/, '.png')
const ridges = `/media/v${engineVersion}/scene/ridges/dawn/11/wide.png`

beforeAll(() => initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))))

const toPng = async (svg: string) => new Uint8Array(new Resvg(svg).render().asPng())
const ask = (path: string, init?: RequestInit) => serveShareCard(new Request(`http://localhost${path}`, init), toPng)

/** Width and height from the head of a PNG (RFC 2083, IHDR). */
function sizeOf(png: ArrayBuffer) {
  const view = new DataView(png)
  expect(view.getUint32(0)).toBe(0x89504e47)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

describe('share cards', () => {
  it.each([tent, ridges])('%s is a PNG of 1200 × 630, kept for ever', async path => {
    const answer = await ask(path)
    expect(answer?.status).toBe(200)
    expect(answer?.headers.get('content-type')).toBe('image/png')
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(sizeOf((await answer?.arrayBuffer()) ?? new ArrayBuffer(24))).toEqual(cardSize)
  })

  it('beside them a small PNG of the picture itself, for letters, moved with it', async () => {
    const small = tent.replace(/\.png$/, '.small.png')
    const answer = await ask(small)
    expect(answer?.headers.get('content-type')).toBe('image/png')
    expect(sizeOf((await answer?.arrayBuffer()) ?? new ArrayBuffer(24))).toEqual({ width: 144, height: 180 })
    const moved = await ask(small.replace(`/v${engineVersion}/`, '/v0/'))
    expect(moved?.headers.get('location')).toBe(small)
    expect((await ask('/media/v1/product/nothing.small.png'))?.status).toBe(404)
  })

  it('differ from product to product', async () => {
    const other = tent.replace('/tent/4/', '/tent/5/')
    const [one, two] = await Promise.all([tent, other].map(async path => (await ask(path))?.text()))
    expect(one).not.toBe(two)
  })

  it('answer 304 to whoever has them and HEAD without a body, and draw nothing for either', async () => {
    const undrawn = () => Promise.reject(new Error('drawn'))
    const head = await serveShareCard(new Request(`http://localhost${tent}`, { method: 'HEAD' }), undrawn)
    expect([head?.status, head?.body]).toEqual([200, null])
    const known = new Request(`http://localhost${tent}`, {
      headers: { 'if-none-match': head?.headers.get('etag') ?? '' },
    })
    expect((await serveShareCard(known, undrawn))?.status).toBe(304)
  })

  it('are where their picture is: 404 without one, 302 for another engine version, nothing for other paths', async () => {
    expect((await ask('/media/v1/product/nothing.png'))?.status).toBe(404)
    const moved = await ask(tent.replace(`/v${engineVersion}/`, '/v0/'))
    expect([moved?.status, moved?.headers.get('location')]).toEqual([302, tent])
    expect(await ask('/healthcheck/status')).toBeUndefined()
    expect(await ask(tent, { method: 'POST' })).toBeUndefined()
  })
})
