import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { ProductCard } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/language.tsx'

import { CardGrid } from './card-grid.tsx'

const cardOf = (id: string, src: string): ProductCard => ({
  id,
  slug: `tent-${id.toLowerCase()}`,
  name: 'Tent',
  summary: '',
  rating: { score: 4, reviewsCount: 3 },
  price: { currency: 'USD', lowCurrent: 100, highCurrent: 100, lowOriginal: 100, highOriginal: 100 },
  colors: [{ id: 'red', name: 'Red', hex: '#aa0000', image: { src, alt: 'A tent', width: 800, height: 1000 } }],
  available: true,
})

const picturesOf = (
  ...srcs: readonly string[]
): readonly (readonly [priority: string | undefined, loading: string | undefined])[] => {
  const html = renderToStaticMarkup(
    <LanguageProvider language={languageOf('en-us')}>
      <CardGrid cards={srcs.map((src, index) => cardOf(`FH1001${index}`, src))} />
    </LanguageProvider>,
  )
  const said = (tag: string, name: string) => new RegExp(` ${name}="(\\w+)"`, 'i').exec(tag)?.[1]
  return [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => [said(tag, 'fetchpriority'), said(tag, 'loading')])
}

it('of photographs the first is fetched ahead of all else, of drawings none', () => {
  expect(picturesOf('https://cdn.example/1.jpg', 'https://cdn.example/2.jpg')).toEqual([
    ['high', 'eager'],
    [undefined, 'lazy'],
  ])
  expect(picturesOf('/media/1.svg', '/media/2.svg')).toEqual([
    [undefined, 'lazy'],
    [undefined, 'lazy'],
  ])
})
