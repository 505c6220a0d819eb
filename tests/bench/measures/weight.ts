import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { buildStore } from '../../../scripts/store/build-store.ts'
import { builtStore } from '../../../scripts/store/built-store.ts'
import { withoutStyle } from '../browser/weight-rows.ts'
import { firstProduct, pages } from '../pages.ts'
import { atMost, type ReportRow } from '../report.ts'
import { openStore } from '../servers.ts'
import { shopperWithCart } from '../shopper.ts'

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const kilobytes = (bytes: number) => bytes / 1024

const brotli = (body: Uint8Array | string, quality: number = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength

const fileOf = (address: string) => readFileSync(join(builtStore, 'client', address))
const brotliOf = (addresses: Iterable<string>) =>
  kilobytes([...addresses].reduce((sum, address) => sum + brotli(fileOf(address)), 0))

/** A chunk's file and those of everything it imports at once. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`the client build has no ${key}`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen)
  return seen
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address.slice(1))

const linked = (html: string) => ({
  scripts: all(html, /<script[^>]* src="([^"]+)"/g),
  /** What holds the first paint up: none, since a page has its style inside. */
  styles: all(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g),
  /** The sheet with all there is, which comes after everything else. */
  sheets: all(html, /<html[^>]* data-sheet="([^"]+)"/g),
})

/** Files of the scripts that a page loads by itself: what it links, and what its islands that wake on load pull in. */
function scriptsOf(html: string, manifest: Manifest): ReadonlySet<string> {
  const files = new Set<string>()
  for (const address of linked(html).scripts) {
    const key = Object.keys(manifest).find(name => manifest[name]?.file === address)
    if (key === undefined) throw new Error(`${address} is not in the client build`)
    withImports(manifest, key, files)
  }
  const awake = [...html.matchAll(/data-mount="([^"]+)" data-wake="load" data-prefix/g)].map(([, name]) => name)
  if (awake.length === 0) return files
  const [, language = 'en'] = /<html lang="([a-z]{2})/.exec(html) ?? []
  withImports(manifest, 'client/mount/hydrate.tsx', files)
  withImports(
    manifest,
    `_${Object.keys(manifest)
      .find(key => key.startsWith(`_texts-${language}-`))
      ?.slice(1)}`,
    files,
  )
  for (const name of awake) {
    const key = Object.keys(manifest).find(source => source.endsWith(`/${name}.tsx`))
    if (key !== undefined) withImports(manifest, key, files)
  }
  return files
}

/** Every page shows its own sentence about React's faults when React is in it. */
const holdsReact = (files: Iterable<string>) => [...files].some(file => fileOf(file).includes('react.dev/errors'))

/** Bytes of the storefront worker as it is deployed, gzipped. */
async function workerBytes(): Promise<number> {
  const before = process.env.BUILD_DIR
  const directory = '.wrangler/bench/production'
  process.env.BUILD_DIR = directory
  await buildStore('production', ['storefront'])
  process.env.BUILD_DIR = before
  return gzipSync(readFileSync(join(directory, 'storefront/index.js'))).byteLength
}

function listingRows(html: string): readonly ReportRow[] {
  const { scripts, styles, sheets } = linked(html)
  if (sheets.length === 0) throw new Error('the listing names no style sheet')
  const cards = [...html.matchAll(/<h3[\s>]/g)].length
  const props = [...html.matchAll(/data-props="([^"]*)"/g)].reduce((sum, [, text = '']) => sum + text.length, 0)
  return [
    atMost(
      'listing: HTML less its style, brotli 5',
      kilobytes(brotli(withoutStyle(html), 5)),
      'KB',
      15,
      `${cards} products, ${Math.round(kilobytes(html.length))} KB of text`,
    ),
    atMost('listing: island props, share of the HTML', (props / html.length) * 100, '%', 15),
    atMost('listing: requests besides pictures', 1 + scripts.length + styles.length, '', 5),
    atMost('the whole style sheet, brotli', brotliOf(sheets), 'KB', 25),
  ]
}

/** What pages weigh before anybody touches them. */
export async function weight(): Promise<readonly ReportRow[]> {
  const manifest = JSON.parse(readFileSync(join(builtStore, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  const store = await openStore()
  const html = async (path: string, headers?: Readonly<Record<string, string>>) =>
    (await store.get(path, headers)).text()
  const shopper = await shopperWithCart(store)
  const listing = await html(pages.listing)
  const documents = [
    { name: 'home', html: await html(pages.home), budget: 12, isLight: true },
    { name: 'listing', html: listing, budget: 12, isLight: true },
    { name: 'content', html: await html(pages.content), budget: 12, isLight: true },
    { name: 'product', html: await html(firstProduct(listing)), budget: 20, isLight: true },
    { name: 'cart', html: await html(pages.cart, shopper), budget: 110, isLight: false },
    { name: 'checkout', html: await html('/en-us/checkout', shopper), budget: 150, isLight: false },
  ]
  await store.end()
  return [
    ...documents.map(page => {
      const files = scriptsOf(page.html, manifest)
      return atMost(
        `${page.name}: script before interaction, brotli`,
        brotliOf(files),
        'KB',
        page.budget,
        `${files.size} files`,
      )
    }),
    ...documents
      .filter(page => page.isLight)
      .map(page =>
        atMost(`${page.name}: React before interaction`, Number(holdsReact(scriptsOf(page.html, manifest))), '', 0),
      ),
    ...listingRows(listing),
    atMost('storefront worker, gzip', kilobytes(await workerBytes()), 'KB', 425),
  ]
}
