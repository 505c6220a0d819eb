import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import type { Plugin } from 'vite'

import { buildIdOf, filesUnder } from './build-id.ts'
import { personalSheetOf } from '../src/kit/style-sheets.ts'
import { classNames } from './styles/class-names.ts'
import { layersFile } from './styles/layer-order.ts'
import { serviceWorkerScript } from './service-worker.ts'
import { knownAttributes, stylePieces } from './styles/style-pieces.ts'

type ManifestEntry = { readonly file: string }

/** The path of a source's built file, below the folder of the client build. */
function builtFiles(manifestPath: string): (source: string) => string {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, ManifestEntry>
  return source => {
    const entry = manifest[source]
    if (entry === undefined) throw new Error(`the client build has no ${source}`)
    return `/${entry.file}`
  }
}

function builtAssets(root: string, manifestPath: string) {
  const fileOf = builtFiles(manifestPath)
  return {
    buildId: buildIdOf(root),
    script: fileOf('client/main.ts'),
    sheet: fileOf('style.css'),
    typefaces: fileOf('typefaces.css'),
    styles: [],
  }
}

/** The rules of the built style sheets: what of all pages, what of personal ones, the typefaces. */
function builtPieces(manifestPath: string) {
  const fileOf = builtFiles(manifestPath)
  const sheet = fileOf('style.css')
  return [sheet, personalSheetOf(sheet), fileOf('typefaces.css')].flatMap(path =>
    stylePieces(readFileSync(join(dirname(manifestPath), '..', path), 'utf8')),
  )
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
  sheet: undefined,
  typefaces: undefined,
  styles: sourceStyles(root).map(file => `/${file}?direct`),
})

const testAssets = {
  buildId: 'test',
  script: '/assets/main.js',
  sheet: '/assets/style.css',
  typefaces: '/assets/typefaces.css',
  styles: [],
}

/** Few rules, one of them for what only personal pages have. */
function testStyle(root: string): string {
  const form = classNames(root)('way', join(root, 'src/shop/sign-in/parts/form.module.css'))
  return `:root{--ink:#000;--line:#ccc}@layer base{body{margin:0;color:var(--ink)}.visually-hidden{position:absolute}.no-document-has-it,.${form}{color:var(--line)}}`
}

type Kind = 'build' | 'development' | 'test'

/** The exports of each virtual module, by kind of build. */
const modules: Readonly<Record<string, (kind: Kind, root: string, manifestPath: string) => string | Promise<string>>> =
  {
    'virtual:service-worker': async (_, root) =>
      `export const script = ${JSON.stringify(await serviceWorkerScript(root))}`,
    'virtual:client-assets': (kind, root, manifestPath) => {
      const assets =
        kind === 'build' ? builtAssets(root, manifestPath) : kind === 'test' ? testAssets : developmentAssets(root)
      return `export const assets = ${JSON.stringify(assets)}`
    },
    'virtual:page-style': (kind, root, manifestPath) => {
      const pieces = kind === 'build' ? builtPieces(manifestPath) : kind === 'test' ? stylePieces(testStyle(root)) : []
      return `export const pieces = ${JSON.stringify(pieces)}; export const knownAttributes = ${JSON.stringify(knownAttributes)}`
    },
  }

/**
 * Gives the worker `virtual:client-assets`, `virtual:page-style` and `virtual:service-worker`: built names and rules from the manifest, sources in
 * development, constants in tests.
 */
export function clientAssets(manifestPath: string): Plugin {
  let root = ''
  let kind: Kind = 'build'
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
    resolveId: { filter: { id: /^virtual:(?:client-assets|page-style|service-worker)$/ }, handler: id => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(?:client-assets|page-style|service-worker)$/ },
      handler: id => modules[id.slice(1)]?.(kind, root, manifestPath),
    },
  }
}
