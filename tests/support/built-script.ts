import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { builtStore } from '../../scripts/store/built-store.ts'

type Built = { readonly file: string; readonly name?: string }

/** Where the browser finds a script, by the manifest of the build: that of a module, as `client/main.ts`, or what several share, by its name. */
export function builtScript(source: string): string {
  const manifest = JSON.parse(readFileSync(join(builtStore, 'client/.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Built>
  >
  const { file } = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source) ?? {}
  if (file === undefined) throw new Error(`no script of its own: ${source}`)
  return `/${file}`
}
