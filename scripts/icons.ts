// Gathers the icons the store uses as paths, and those that style draws as files: `node scripts/icons.ts`. Shapes from Lucide
// (ISC).
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

/** Only style draws it. */
const drawnByStyle: ReadonlySet<string> = new Set(['eye'])

/** Drawings of our own in a third of the bytes: a star by its ten corners, and a shop's awning by three bows. */
const plain: Readonly<Record<string, string>> = {
  star: '<path d="m12 2 3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2-6.2 3.2L7 14.1 2 9.3l6.9-1z" />',
  store: '<path d="M4 11v10h16V11M3 8l2-5h14l2 5c0 4-6 4-6 0 0 4-6 4-6 0 0 4-6 4-6 0zM9 21v-6h6v6" />',
}

/** The elements of a drawing, each with its attributes. */
function elementsOf(
  name: keyof typeof names,
): { readonly element: string; readonly svg: string; readonly at: (key: string) => string }[] {
  const file = readFileSync(resolve(`lucide-static/icons/${names[name]}.svg`), 'utf8')
  const inside = plain[name] ?? /<svg[^>]*>([\s\S]*)<\/svg>/.exec(file)?.[1] ?? ''
  return [...inside.matchAll(/<([a-z]+) ([^>]*)\/>/g)].map(([svg, element = '', attributes = '']) => {
    const known = new Map([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]))
    return { element, svg: svg.replaceAll(/\s+/g, ' '), at: key => known.get(key) ?? '' }
  })
}

/** A path that begins where it says, whatever stands before it; what follows the first point stays relative to it. */
const fromItsStart = (path: string) => path.replace(/^m(-?[\d.]+[ ,]?-?[\d.]+) ?(?=[-\d.])/, 'M$1l').replace(/^m/, 'M')

/** An element as a path (SVG 2, 9.3); an arc is not drawn to where it begins, so a circle is two. */
function pathOf({ element, at }: ReturnType<typeof elementsOf>[number]): string {
  const number = (key: string) => Number(at(key))
  if (element === 'path') return fromItsStart(at('d'))
  if (element === 'line') return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
  if (element === 'circle') {
    const [x, r] = [number('cx'), number('r')]
    return `M${x - r} ${at('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`
  }
  if (element !== 'rect') throw new Error(`No path is known of <${element}>`)
  const [x, y, width, height, r] = [number('x'), number('y'), number('width'), number('height'), number('rx')]
  const corner = (right: number, down: number) => `a${r} ${r} 0 0 1 ${right} ${down}`
  const [across, down] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}`
}

/** Numbers to the tenth, a tenth of a pixel; a whole one keeps off the point of the next. */
const shortened = (path: string) =>
  path
    .replaceAll(/\d*\.\d{2,}(?=(\.?))/g, (number, next: string) => {
      const short = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, '.')
      return next === '.' && !short.includes('.') ? `${short} ` : short
    })
    .replaceAll(/ -/g, '-')

/** A star stands filled; all else is lines. */
const look = (name: string) =>
  name === 'star'
    ? 'viewBox="1 1 22 22"'
    : 'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

const paths = (Object.keys(names) as (keyof typeof names)[])
  .filter(name => !drawnByStyle.has(name))
  .map(name => `  '${name}': '${shortened(elementsOf(name).map(pathOf).join(''))}',`)
writeFileSync(
  new URL('../src/ui/icon-paths.ts', import.meta.url),
  `// Written by scripts/icons.ts. Shapes from Lucide (ISC), lines on a ground of 24 by 24.\nexport const iconPaths = {\n${paths.join('\n')}\n} as const\n`,
)

/** Those that stand dozens of times in a page: shapes of a style, without an element of their own (`build/icon-shapes.ts`). */
const shapes = ['arrow', 'chevron-down', 'eye', 'heart', 'star'] as const
for (const name of shapes)
  writeFileSync(
    new URL(`../src/ui/icons/${name}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" ${look(name)}>${elementsOf(name)
      .map(({ svg }) => svg)
      .join('')}</svg>\n`,
  )
console.log(`${paths.length} icons, ${paths.join('').length} bytes`)
