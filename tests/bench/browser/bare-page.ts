import { crc32, deflateSync } from 'node:zlib'

import type { BarePage } from '../servers.ts'

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const side = 58

/** A picture of 10 KB: 58 × 58 points of noise, which no compression makes less (PNG, ISO/IEC 15948). */
function picture(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // Eight bits of red, green and blue.
  head.set([8, 2], 8)
  let state = 1
  const noise = () => (state = (state * 48_271) % 0x7f_ff_ff_ff) & 0xff
  const rows = Array.from({ length: side }, () => Buffer.from([0, ...Array.from({ length: side * 3 }, noise)]))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Its one heading, and its title. */
export const bareTitle = 'A bare page'

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${bareTitle}</title>
<style>
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1b1f1d; background: #f7f5f0 }
  header { padding: 1rem; border-bottom: 1px solid #d4cfc4 }
  main { max-width: 40rem; margin: 0 auto; padding: 1rem }
  img { display: block; width: 100%; height: auto; aspect-ratio: 1 }
</style></head><body><header><a href="/">Home</a></header><main>
<h1>${bareTitle}</h1><img src="/picture.png" width="${side}" height="${side}" alt="">
<p>One heading, one picture of ten kilobytes, a few words, and a style that is here already.</p>
</main></body></html>`

/** The least a page with a picture can be: its style inside, one picture of 10 KB, and nothing else to wait for. */
export const barePages = (): readonly BarePage[] => [
  {
    path: '/',
    body: Uint8Array.from(Buffer.from(html)).buffer,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  },
  {
    path: '/picture.png',
    body: Uint8Array.from(picture()).buffer,
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
  },
]

const isProduct = /<link rel="canonical" href="[^"]*\/p\//

/**
 * The bare page in the place of every product's document, for a browser to make ready. Its picture comes along with it and its
 * style is the browser's, as the store's policy allows no other.
 */
export const bareProducts = (document: string): string =>
  isProduct.test(document)
    ? html
        .replace('/picture.png', `data:image/png;base64,${picture().toString('base64')}`)
        .replace(`width="${side}" height="${side}"`, 'width="100%"')
    : document
