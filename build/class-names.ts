import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename, relative } from 'node:path'

const roomOf = (path: string) => basename(path).replace('.module.css', '')

/** First letters of a sheet's words, with a number where another has the same: `product-card` is `pc`. */
function initials(root: string): ReadonlyMap<string, string> {
  const taken = new Map<string, number>()
  const sheets = globSync('{src,worker}/**/*.module.css', { cwd: root }).toSorted()
  return new Map(
    sheets.map(path => {
      const letters = roomOf(path)
        .split('-')
        .map(([letter]) => letter)
        .join('')
      const before = taken.get(letters) ?? 0
      taken.set(letters, before + 1)
      return [path, before === 0 ? letters : `${letters}${before + 1}`]
    }),
  )
}

/**
 * The same class name in the worker's and the browser's build. While one develops it says where it stands,
 * `product-card-name-3fa2c`; a page carries some hundreds of them, so that what is built says it in short, `pc_name`.
 */
export function classNames(root: string, style: 'readable' | 'short' = 'readable') {
  const short = style === 'short' ? initials(root) : undefined
  return (name: string, file: string): string => {
    const path = relative(root, file.split('?')[0] ?? file)
    const letters = short?.get(path)
    if (letters !== undefined) return `${letters}_${name}`
    return `${roomOf(path)}-${name}-${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
  }
}
