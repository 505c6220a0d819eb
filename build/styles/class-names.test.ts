import { globSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { classNames, shortClassNames } from './class-names.ts'

const root = resolve(import.meta.dirname, '../..')

it('built class names are short, each file has its own, and no two letters of them are a word', () => {
  const short = shortClassNames(root)
  const files = globSync('src/**/*.module.css', { cwd: root }).map(file => resolve(root, file))
  const cards = files.filter(file => file.endsWith('/product-card.module.css'))
  expect(cards).toHaveLength(1)
  const [card = ''] = cards
  expect(short('card', card)).toMatch(/^[a-z][0-9A-Z]_*$/i)
  expect(short('card', `${card}?used`)).toBe(short('card', card))
  expect(short('name', card)).not.toBe(short('card', card))
  const bands = files.filter(file => file.endsWith('/page.module.css')).map(file => short('head', file))
  expect(bands.length).toBeGreaterThan(3)
  expect(new Set(bands).size).toBe(bands.length)
})

it('a name that no style sheet has stays readable', () => {
  expect(shortClassNames(root)('nowhere', resolve(root, 'src/ui/controls/button.module.css'))).toMatch(
    /^button-nowhere-/,
  )
  expect(classNames(root)('wide', resolve(root, 'src/ui/controls/button.module.css'))).toMatch(
    /^button-wide-[\da-f]{5}$/,
  )
})
