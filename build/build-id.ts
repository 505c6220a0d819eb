import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const sources = ['client', 'kv', 'routes', 'src', 'worker', 'build']

/** Every file under the given folders, in a fixed order. */
export function filesUnder(root: string, folders: readonly string[]): string[] {
  return folders
    .map(folder => join(root, folder))
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

/** The same sources give the same id; any change that could render differently gives another. */
export function buildIdOf(root: string): string {
  const hash = createHash('sha256')
  for (const file of filesUnder(root, sources)) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
