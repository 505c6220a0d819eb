import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'
import { sampleCard } from '#tests/support/sample-card.ts'

import { CardGrid } from './card-grid.tsx'

const picturesOf = (
  ...srcs: readonly string[]
): readonly (readonly [priority: string | undefined, loading: string | undefined])[] => {
  const html = renderToStaticMarkup(
    <LanguageProvider language={languageOf('en-us')}>
      <CardGrid cards={srcs.map((src, index) => sampleCard(`FH1001${index}`, src))} />
    </LanguageProvider>,
  )
  const said = (tag: string, name: string) => new RegExp(` ${name}="(\\w+)"`, 'i').exec(tag)?.[1]
  return [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => [said(tag, 'fetchpriority'), said(tag, 'loading')])
}

it('of photographs the first is fetched ahead of all else; a drawing waits for nothing but its turn', () => {
  expect(picturesOf('https://cdn.example/1.jpg', 'https://cdn.example/2.jpg')).toEqual([
    ['high', 'eager'],
    [undefined, 'lazy'],
  ])
  expect(picturesOf('/media/1.svg', '/media/2.svg')).toEqual([
    [undefined, undefined],
    [undefined, 'lazy'],
  ])
})
