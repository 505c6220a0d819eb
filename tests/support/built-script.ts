import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { builtStore } from '../../scripts/store/built-store.ts'

/** Where the browser finds the script of a module, by the manifest of the build; `source` as `client/main.ts`. */
export function builtScript(source: string): string {
  const manifest = JSON.parse(readFileSync(join(builtStore, 'client/.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, { readonly file: string }>
  >
  const file = manifest[source]?.file
  if (file === undefined) throw new Error(`no script of its own: ${source}`)
  return `/${file}`
}
