import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

type Naming = (name: string, file: string) => string

const pathOf = (root: string, file: string) => relative(root, file.split('?')[0] ?? file)

/** The same class name in the worker's and the browser's code: `card-title-3fa2c`. For sources and tests. */
export function classNames(root: string): Naming {
  return (name, file) => {
    const path = pathOf(root, file)
    const room = basename(path).replace('.module.css', '')
    return `${room}-${name}-${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
  }
}

const first = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** No lower case letter: two of them could be a word that a filter hides, such as `ad`. */
const second = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function shortName(index: number): string {
  const rest = Math.floor(index / first.length)
  return `${first[index % first.length]}${second[rest % second.length]}${'_'.repeat(Math.floor(rest / second.length))}`
}

/**
 * Two letters for each name of the CSS modules, the same in every build of the same sources: what is built
 * has a class on most of its elements, and its style inside the document.
 */
export function shortClassNames(root: string): Naming {
  const readable = classNames(root)
  const names = globSync('{src,worker}/**/*.module.css', { cwd: root }).flatMap(path =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(
      ([, name]) => `${path} ${name}`,
    ),
  )
  const short = new Map([...new Set(names)].sort().map((name, index) => [name, shortName(index)]))
  return (name, file) => short.get(`${pathOf(root, file)} ${name}`) ?? readable(name, file)
}
