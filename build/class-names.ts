import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'

/** The same class name in the worker's and the browser's build: `card-title-3fa2c`. */
export function classNames(root: string) {
  return (name: string, file: string): string => {
    const path = relative(root, file.split('?')[0] ?? file)
    const room = basename(path).replace('.module.css', '')
    return `${room}-${name}-${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
  }
}
