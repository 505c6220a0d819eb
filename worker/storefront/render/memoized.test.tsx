import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ProductCard } from '#src/product-ui/card/product-card.tsx'
import { Memoized } from '#src/ui/memoized.tsx'
import { sampleCard } from '#tests/support/sample-card.ts'

import { renderPageMarkup } from './page-markup.tsx'
import type { Markup } from './markup.ts'
import { utf8 } from './utf8.ts'

const decoded = (markup: Markup): string => new TextDecoder().decode(utf8(...markup))

/** Tells `onRender` of every time it is rendered. */
function Price({ amount, onRender }: { readonly amount: number; readonly onRender: () => void }) {
  onRender()
  return <b>{useLanguage().money(amount)}</b>
}

const list = (onRender: () => void, ...prices: readonly (readonly [name: string, amount: number])[]) => (
  <ul>
    {prices.map(([name, amount]) => (
      <Memoized key={name} as="li" className="price" shows={{ amount }} memoKey="test">
        <Price amount={amount} onRender={onRender} />
      </Memoized>
    ))}
  </ul>
)

it('a part with the same key is rendered once in a language, on one page and on the next', () => {
  const onRender = vi.fn()
  const { page } = renderPageMarkup(languageOf('en-us'), list(onRender, ['a', 1_000], ['b', 2_000], ['c', 1_000]))
  expect(decoded(page)).toBe(
    '<ul><li class=price><b>$10.00</b><li class=price><b>$20.00</b><li class=price><b>$10.00</b></ul>',
  )
  expect(decoded(renderPageMarkup(languageOf('en-us'), list(onRender, ['b', 2_000])).page)).toBe(
    '<ul><li class=price><b>$20.00</b></ul>',
  )
  expect(onRender).toHaveBeenCalledTimes(2)
})

it('the same object is known at once, in each of its forms', () => {
  const onRender = vi.fn()
  const shown = { amount: 7_000 }
  const inForm = (form: string) => (
    <Memoized as="li" shows={shown} memoKey={form}>
      {form} <Price amount={shown.amount} onRender={onRender} />
    </Memoized>
  )
  const forms = (
    <ul>
      {inForm('long')}
      {inForm('short')}
      {inForm('long')}
    </ul>
  )
  const { page } = renderPageMarkup(languageOf('en-us'), forms)
  expect(decoded(page).match(/long|short/g)).toEqual(['long', 'short', 'long'])
  expect(onRender).toHaveBeenCalledTimes(2)
})

it('the picture of a card waits until the page is laid out, but for the first of a page; neither holds its head up', () => {
  const card = sampleCard('FH1', '/media/v1/product/tent/4/pine/front.svg')
  const pictureOf = (isFirst: boolean) => {
    const { tags, page } = renderPageMarkup(languageOf('en-us'), <ProductCard card={card} isFirst={isFirst} />)
    expect(tags).not.toContain('rel="preload"')
    return /<img src="\/media\/v1\/product\/tent\/4\/pine\/front.svg"[^>]*>/.exec(decoded(page))?.[0]
  }
  expect([pictureOf(false), pictureOf(true)]).toEqual([
    expect.stringContaining(' loading=lazy>'),
    expect.not.stringContaining('loading'),
  ])
})

it('another language has its own', () => {
  const onRender = vi.fn()
  expect(decoded(renderPageMarkup(languageOf('de-de'), list(onRender, ['a', 1_000])).page)).toMatch(/10,00\s€/)
  expect(onRender).toHaveBeenCalledOnce()
})

it('where nothing is kept it is what it holds', () => {
  expect(
    renderToString(
      <Memoized as="article" shows={{}} memoKey="x">
        held
      </Memoized>,
    ),
  ).toBe('<article>held</article>')
})
