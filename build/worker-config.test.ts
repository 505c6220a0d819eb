import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { miniflareOptions, runtime, writeDevelopmentConfig } from './worker-config.ts'

const root = resolve(import.meta.dirname, '..')

test('every worker runs on the same runtime, whose date stands in the wrangler.toml files alone', () => {
  for (const worker of ['storefront', 'commerce', 'pictures', 'payments'] as const)
    expect(miniflareOptions(worker)).toMatchObject(runtime())
  const { stdout } = spawnSync('git', ['grep', '-lE', "ompatibility_?[dD]ate: '20", '--', '*.ts'], { cwd: root })
  expect(stdout.toString()).toBe('')
})

test('bindings come from wrangler.toml: KV, Durable Objects with SQLite, services', () => {
  expect(miniflareOptions('storefront')).toMatchObject({
    kvNamespaces: ['PAGES', 'RULES'],
    serviceBindings: { COMMERCE: miniflareOptions('commerce').name },
  })
  expect(miniflareOptions('commerce').durableObjects).toEqual({ SITES: { className: 'Site', useSQLite: true } })
})

test('npm run dev runs the sources with the same bindings, and nothing that only deployments need', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fellholm-'))
  const config = JSON.parse(readFileSync(writeDevelopmentConfig('storefront', folder), 'utf8')) as Record<
    string,
    unknown
  >
  rmSync(folder, { recursive: true })
  expect(config).toMatchObject({
    main: join(root, 'worker/storefront/index.ts'),
    compatibility_date: runtime().compatibilityDate,
  })
  expect(Object.keys(config)).not.toContain('build')
  expect(config.kv_namespaces).toEqual([
    { binding: 'PAGES', id: 'PAGES' },
    { binding: 'RULES', id: 'RULES' },
  ])
})
