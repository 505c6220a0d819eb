import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/language.tsx'

import { Quantity } from './quantity.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.replaceChildren()
})

/** A line of `qty` pieces out of five, whose list has the focus. */
async function counting(qty: number) {
  const root = createRoot(document.body)
  const has = (now: number) =>
    act(async () =>
      root.render(
        <LanguageProvider language={languageOf('en-us')}>
          <Quantity line={{ id: 'line-0001', name: 'Lee Tent', qty: now, maxQty: 5 }} />
        </LanguageProvider>,
      ),
    )
  await has(qty)
  const list = document.querySelector('select')
  if (list === null) throw new Error('no list')
  list.focus()
  return { has, list }
}

describe('#panel=mini-cart: the quantity of a line', () => {
  it('follows the line in the same list, which keeps the focus', async () => {
    const { has, list } = await counting(1)
    await has(3)
    expect([list.value, list.isConnected, document.activeElement]).toEqual(['3', true, list])
  })

  it('while a change is on its way what was chosen stands; refused, it goes back to what the line has by then', async () => {
    const { has, list } = await counting(1)
    list.value = '5'
    list.setAttribute('aria-busy', 'true')
    await has(2)
    expect(list.value).toBe('5')
    // What a reset of the form goes back to.
    expect([...list.options].filter(option => option.defaultSelected).map(({ value }) => value)).toEqual(['2'])
  })

  it('what its form was told stays when the line is drawn anew', async () => {
    const { has, list } = await counting(1)
    const place = list.form?.querySelector<HTMLElement>('[data-problem]')
    Object.assign(place ?? {}, { textContent: 'You can buy at most 2 of this item.', hidden: false })
    await has(2)
    expect([place?.isConnected, place?.hidden, place?.textContent]).toEqual([
      true,
      false,
      'You can buy at most 2 of this item.',
    ])
  })
})
