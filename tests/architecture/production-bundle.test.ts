import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { createBuilder } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder = ''
let storefront = ''
let commerce = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fellholm-'))
  process.env.BUILD_DIR = folder
  const { VITEST, NODE_ENV } = process.env
  delete process.env.VITEST
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder({ mode: 'production', logLevel: 'silent' })
  for (const name of ['client', 'storefront', 'commerce', 'pictures']) {
    const environment = builder.environments[name]
    if (environment !== undefined) await builder.build(environment)
  }
  Object.assign(process.env, { VITEST, NODE_ENV })
  delete process.env.BUILD_DIR
  storefront = readFileSync(join(folder, 'storefront/index.js'), 'utf8')
  commerce = readFileSync(join(folder, 'commerce/index.js'), 'utf8')
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** A chunk's file and those of everything it imports at once. */
function filesOf(manifest: Manifest, key: string): readonly string[] {
  const { file, imports = [] } = manifest[key] ?? { file: '' }
  return [...new Set([file, ...imports.flatMap(imported => filesOf(manifest, imported))])]
}

describe('the browser’s script as it is deployed', () => {
  it('is at most 12 KB (brotli) before anybody does something', () => {
    const read = (file: string) => readFileSync(join(folder, 'client', file))
    const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest
    const files = filesOf(manifest, 'client/main.ts')
    expect(files).toHaveLength(1)
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(read(file)).byteLength, 0)
    expect(bytes).toBeGreaterThan(8 * 1024)
    expect(bytes).toBeLessThanOrEqual(12 * 1024)
  })
})

describe('the cache of reads as it is deployed', () => {
  it('is in the browser alone, without the tools that show it in development', () => {
    const client = readdirSync(join(folder, 'client/assets'))
      .filter(file => file.endsWith('.js'))
      .map(file => readFileSync(join(folder, 'client/assets', file), 'utf8'))
      .join('\n')
    expect([client, storefront].map(code => code.includes('refetchOnWindowFocus'))).toEqual([true, false])
    expect([client, storefront].filter(code => /tsqd|react-query-devtools/i.test(code))).toEqual([])
  })
})

describe('the storefront as it is deployed', () => {
  it('has nothing of the desk, in the worker or in any script of the browser', () => {
    const scripts = readdirSync(join(folder, 'client/assets')).filter(file => file.endsWith('.js'))
    const client = scripts.map(file => readFileSync(join(folder, 'client/assets', file), 'utf8')).join('\n')
    const ofDesk = [
      '__Host-desk',
      'desk.example',
      'stopped_experiments',
      'Take all changes back',
      'You are signed in as',
    ]
    expect([storefront, client].flatMap(code => ofDesk.filter(word => code.includes(word)))).toEqual([])
  })

  it('is at most 425 KB gzip', () => {
    expect(gzipSync(storefront).byteLength).toBeLessThanOrEqual(425 * 1024)
    expect(storefront.length).toBeGreaterThan(100_000)
  })

  it('knows nothing of this machine: no payment sandbox, no administration, no local defaults, neither /lower-envs nor /healthcheck/mocks (R054, R055)', () => {
    for (const local of [
      'pay.localhost',
      '/admin/',
      'localhost:8787',
      '127\\.0\\.0\\.1',
      'cf-ipcountry',
      'unsafe-inline',
      '/components/catalogue.css',
      'Lower environments',
    ])
      expect([local, storefront.includes(local)]).toEqual([local, false])
  })
})

describe('the platform as it is deployed', () => {
  it('knows nothing of this machine: no scenario deck, no mailbox, nobody of the seed', () => {
    expect(commerce).toContain('/admin/catalog/import')
    for (const local of ['x-scenario', '/admin/scenarios', '/admin/mailbox', 'trail-lantern-42'])
      expect([local, commerce.includes(local)]).toEqual([local, false])
  })

  it('draws nothing: drawings and their renderer are in the worker of the pictures alone', () => {
    const pictures = readFileSync(join(folder, 'pictures/index.js'), 'utf8')
    const modules = (worker: string) => readdirSync(join(folder, worker)).filter(file => file.endsWith('.wasm'))
    expect([modules('commerce'), modules('pictures')]).toEqual([[], ['index_bg.wasm']])
    for (const drawn of ['preserveAspectRatio="xMidYMid slice"', 'resvg_new'])
      expect([drawn, commerce.includes(drawn), pictures.includes(drawn)]).toEqual([drawn, false, true])
  })
})
