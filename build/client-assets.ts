import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import type { Plugin } from 'vite'

import { layersFile } from './layer-order.ts'

type ManifestEntry = { readonly file: string }

const virtual = 'virtual:client-assets'
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
function buildIdOf(root: string): string {
  const hash = createHash('sha256')
  for (const file of filesUnder(root, sources)) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function builtAssets(root: string, manifestPath: string) {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, ManifestEntry>
  const fileOf = (source: string) => {
    const entry = manifest[source]
    if (entry === undefined) throw new Error(`the client build has no ${source}`)
    return `/${entry.file}`
  }
  return {
    buildId: buildIdOf(root),
    script: fileOf('client/main.ts'),
    styles: [fileOf('style.css')],
    fonts: ['src/ui/fonts/archivo.woff2', 'src/ui/fonts/instrument-sans.woff2'].map(fileOf),
  }
}

/** Every style sheet of the sources, the one that says the order of the cascade layers ahead of all. */
function sourceStyles(root: string): string[] {
  const styles = filesUnder(root, ['src'])
    .filter(file => file.endsWith('.css'))
    .map(file => relative(root, file))
  return [layersFile, ...styles.filter(file => file !== layersFile)]
}

const developmentAssets = (root: string) => ({
  buildId: 'development',
  script: '/client/main.ts',
  styles: sourceStyles(root).map(file => `/${file}?direct`),
  fonts: [],
})

const testAssets = {
  buildId: 'test',
  script: '/assets/main.js',
  styles: ['/assets/styles.css'],
  fonts: [],
}

/** Gives the worker `virtual:client-assets`: built names from the manifest, sources in development, constants in tests. */
export function clientAssets(manifestPath: string): Plugin {
  let root = ''
  let kind: 'build' | 'development' | 'test' = 'build'
  return {
    name: 'fellholm:client-assets',
    configResolved(config) {
      root = config.root
      kind =
        config.mode === 'test' || process.env.VITEST !== undefined
          ? 'test'
          : config.command === 'serve'
            ? 'development'
            : 'build'
    },
    resolveId: { filter: { id: /^virtual:client-assets$/ }, handler: () => `\0${virtual}` },
    load: {
      filter: { id: /^\0virtual:client-assets$/ },
      handler() {
        const assets =
          kind === 'build' ? builtAssets(root, manifestPath) : kind === 'test' ? testAssets : developmentAssets(root)
        return `export const assets = ${JSON.stringify(assets)}`
      },
    },
  }
}
