import { parse } from 'valibot'
import { expect, it } from 'vitest'

import { photoHosts } from '#src/kit/photo-hosts.ts'
import { answerReader } from './photo-widths.ts'

const hosts = (text: string) => parse(photoHosts, text)
const photo = (src: string, width = 900) => ({ src, alt: 'A tent', width, height: 1_200 })
const read = (setting: string, answer: unknown) => answerReader(hosts(setting))(JSON.stringify(answer))

it('Cloudflare Images makes every width up to the photograph’s own, in the best format a browser takes', () => {
  const src = 'https://cdn.example/a/tent.jpg?v=3'
  const at = (width: number) => `/cdn-cgi/image/width=${width},fit=scale-down,format=auto/${src}`
  expect(read('cloudflare https://cdn.example', { items: [{ image: photo(src) }] })).toEqual({
    items: [
      {
        image: {
          ...photo(at(900)),
          srcset: [160, 360, 480, 720, 900].map(width => `${at(width)} ${width}w`).join(', '),
        },
      },
    ],
  })
})

it('a host that resizes by itself is asked by its own parameter', () => {
  const { srcset } = read('https://cdn.example?width', photo('https://cdn.example/tent.jpg?v=3', 400)) as {
    srcset: string
  }
  expect(srcset.split(', ')).toEqual([
    'https://cdn.example/tent.jpg?v=3&width=160 160w',
    'https://cdn.example/tent.jpg?v=3&width=360 360w',
    'https://cdn.example/tent.jpg?v=3&width=400 400w',
  ])
})

it.each([
  ['a host that resizes nothing', 'https://cdn.example', photo('https://cdn.example/tent.jpg')],
  ['another host', 'cloudflare https://cdn.example', photo('https://other.example/tent.jpg')],
  ['a drawing', 'cloudflare https://cdn.example', photo('https://cdn.example/tent.svg')],
  ['a picture of the store itself', 'cloudflare https://cdn.example', photo('/media/v3/product/tent/4/x/front.svg')],
  [
    'widths that the feed has itself',
    'cloudflare https://cdn.example',
    { ...photo('https://cdn.example/tent.jpg'), srcset: 'https://cdn.example/tent-s.jpg 360w' },
  ],
  ['something that is no picture', 'cloudflare https://cdn.example', { src: 'https://cdn.example/tent.pdf' }],
])('stays as it is: %s', (_, setting, answer) => {
  expect(read(setting, answer)).toEqual(answer)
})

it('without hosts nothing is looked for', () => {
  expect(answerReader(hosts(''))).toBe(JSON.parse)
})

it.each([
  'http://cdn.example',
  'https://cdn.example/path',
  'https://*.example',
  'https://cdn.example cloudflare',
  'imgix',
])('PHOTOS is refused as %s', text => {
  expect(() => hosts(text)).toThrow('origins such as https://cdn.example')
})
