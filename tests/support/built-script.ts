import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { builtStore } from '../../scripts/store/built-store.ts'

type Built = {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  /** It is fetched when it is wanted. */
  readonly isDynamicEntry?: true
}

type Manifest = Readonly<Record<string, Built>>

const readManifest = () => JSON.parse(readFileSync(join(builtStore, 'client/.vite/manifest.json'), 'utf8')) as Manifest

/** Where the browser finds a script, by the manifest of the build: that of a module, as `client/main.ts`, or what several share, by its name. */
export function builtScript(source: string): string {
  const manifest = readManifest()
  const { file } = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source) ?? {}
  if (file === undefined) throw new Error(`no script of its own: ${source}`)
  return `/${file}`
}

/** The scripts that come with one, itself among them, by its place in the manifest. */
function scriptsWith(source: string, manifest: Manifest): Set<string> {
  const sources = new Set([source])
  for (const one of sources) for (const imported of manifest[one]?.imports ?? []) sources.add(imported)
  return new Set([...sources].flatMap(one => manifest[one]?.file ?? []))
}

/** The scripts that every page begins with. */
export const firstScripts = (): readonly string[] => [...scriptsWith('client/main.ts', readManifest())]

/** What is fetched when it is wanted, by its module, and the names of the scripts that come with it beyond the first of a page. */
export function scriptsOfParts(): ReadonlyMap<string, readonly string[]> {
  const manifest = readManifest()
  const first = scriptsWith('client/main.ts', manifest)
  const names = new Map(Object.values(manifest).map(({ file, name = file }) => [file, name]))
  const parts = Object.keys(manifest).filter(source => manifest[source]?.isDynamicEntry === true)
  const beyond = (source: string) => [...scriptsWith(source, manifest)].filter(script => !first.has(script))
  return new Map(parts.map(source => [source, beyond(source).map(script => names.get(script) ?? script)]))
}
