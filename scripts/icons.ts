// Gathers the icons the store uses into one sprite, and those that style draws into files: `node scripts/icons.ts`. Shapes from
// Lucide (ISC).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const names = {
  search: 'search',
  cart: 'shopping-bag',
  menu: 'menu',
  close: 'x',
  'chevron-right': 'chevron-right',
  'chevron-down': 'chevron-down',
  check: 'check',
  star: 'star',
  heart: 'heart',
  user: 'user',
  filter: 'sliders-horizontal',
  plus: 'plus',
  minus: 'minus',
  truck: 'truck',
  store: 'store',
  globe: 'globe',
  trash: 'trash-2',
  lock: 'lock',
  alert: 'triangle-alert',
  info: 'info',
  calendar: 'calendar-plus',
  return: 'undo-2',
  arrow: 'arrow-right',
  eye: 'eye',
  share: 'share-2',
} as const

const shape = (file: string) => {
  const svg = readFileSync(resolve(`lucide-static/icons/${file}.svg`), 'utf8')
  const [, inside = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? []
  return inside.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim()
}

/** Shapes that stand filled. */
const filled = new Set(['star'])

const look = (name: string) =>
  `viewBox="0 0 24 24" fill="${filled.has(name) ? 'currentColor' : 'none'}" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"`

const symbols = Object.entries(names).map(
  ([name, file]) => `<symbol id="${name}" ${look(name)}>${shape(file)}</symbol>`,
)
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
writeFileSync(new URL('../src/ui/icons.svg', import.meta.url), sprite)

/** A star by its ten corners, which its stroke rounds as well, in a third of the bytes. */
const plain: Readonly<Record<string, string>> = {
  star: '<path d="m12 2 3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2-6.2 3.2L7 14.1 2 9.3l6.9-1z" />',
}

/** Those that stand dozens of times in a page: shapes of a style, without an element of their own (`build/icon-shapes.ts`). */
const shapes = ['arrow', 'chevron-down', 'eye', 'heart', 'star'] as const
for (const name of shapes)
  writeFileSync(
    new URL(`../src/ui/icons/${name}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" ${look(name)}>${plain[name] ?? shape(names[name])}</svg>\n`,
  )
console.log(`${symbols.length} icons, ${sprite.length} bytes`)
