import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openLanguageServer } from '../support/language-server.ts'

const root = resolve(import.meta.dirname, '../..')

let server: Awaited<ReturnType<typeof openLanguageServer>>
beforeAll(async () => {
  server = await openLanguageServer(root)
})
afterAll(() => server.close())

/** A file of each room, a name that it imports from another file, and that file. */
const imported = [
  ['src/shop/basket.ts', 'isAdded', 'src/shop/cart/model/done.ts'],
  ['worker/storefront/pages/fresh-page.ts', 'routeOf', 'routes/table.ts'],
  ['worker/commerce/platform.ts', 'createEntrance', 'worker/commerce/entrance.ts'],
  ['client/navigation/navigate.ts', 'dispose', 'client/mount/mounted.ts'],
  ['client/service-worker/main.ts', 'readFromPage', 'client/service-worker/messages.ts'],
  ['kv/page-cache.ts', 'timeout', 'src/kit/time/timeout.ts'],
  ['routes/match.ts', 'clientTable', 'routes/client-table.ts'],
  ['scripts/doctor.ts', 'portFrom', 'scripts/store/machine.ts'],
  ['build/worker-config.ts', 'resolve', 'node_modules/@types/node/path.d.ts'],
  ['demo/index.ts', 'createPlatform', 'worker/commerce/platform.ts'],
  ['tests/edge/browser.ts', 'localeOfCall', 'src/language/locales.ts'],
  ['tests/e2e/desk/desk.spec.ts', 'violations', 'tests/e2e/document/axe.ts'],
] as const

test.each(imported)(
  'an editor that opens %s by the root tsconfig.json knows the type of %s from %s, and finds nothing wrong',
  async (path, name, from) => {
    const text = readFileSync(resolve(root, path), 'utf8')
    const uri = pathToFileURL(resolve(root, path)).href
    const textDocument = { uri }
    server.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'typescript', version: 1, text } })
    const lines = text.split('\n')
    const line = lines.findIndex(one => new RegExp(`^import .*\\b${name}\\b|^ {2}${name},$`).test(one))
    const position = { line, character: lines[line]?.search(new RegExp(`\\b${name}\\b`)) ?? 0 }
    const hover = await server.ask<{ contents: { value: string } }>('textDocument/hover', { textDocument, position })
    expect(hover.contents.value).toContain(name)
    expect(hover.contents.value).not.toMatch(/: any\b/)
    const places = await server.ask<readonly { uri: string }[]>('textDocument/definition', { textDocument, position })
    expect(places.map(place => relative(root, fileURLToPath(place.uri)))).toContain(from)
    const { items } = await server.ask<{ items: readonly object[] }>('textDocument/diagnostic', { textDocument })
    expect(items).toEqual([])
  },
  120_000,
)
