import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { relative, resolve } from 'node:path'

import { afterAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

// TypeScript's own server, which editors talk to: a line of JSON each way, the answers with a header before them.
const server = spawn(process.execPath, [resolve(root, 'node_modules/typescript/lib/tsserver.js')], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
afterAll(async () => {
  server.kill()
  await once(server, 'close')
})

type Reply = {
  readonly type: string
  readonly request_seq?: number
  readonly success?: boolean
  readonly body?: unknown
}

const waiting = new Map<number, (reply: Reply) => void>()
let unread = ''
server.stdout.setEncoding('utf8').on('data', (text: string) => {
  const lines = (unread + text).split('\n')
  unread = lines.pop() ?? ''
  for (const line of lines.filter(one => one.startsWith('{'))) {
    const reply = JSON.parse(line) as Reply
    if (reply.type === 'response') waiting.get(reply.request_seq ?? -1)?.(reply)
  }
})

let sent = 0
const send = (command: string, args: object): number => {
  sent += 1
  server.stdin.write(`${JSON.stringify({ seq: sent, type: 'request', command, arguments: args })}\n`)
  return sent
}

async function ask<Body>(command: string, args: object): Promise<Body> {
  const seq = send(command, args)
  const { promise, resolve: answered } = Promise.withResolvers<Reply>()
  waiting.set(seq, answered)
  const { success, body } = await promise
  if (success !== true) throw new Error(`${command} was not answered`)
  return body as Body
}

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
    const file = resolve(root, path)
    send('open', { file, projectRootPath: root })
    const { configFileName } = await ask<{ configFileName: string }>('projectInfo', { file, needFileNameList: false })
    expect(relative(root, configFileName)).toMatch(/^tsconfig\.[\w-]+\.json$/)
    const lines = readFileSync(file, 'utf8').split('\n')
    const line = lines.findIndex(text => new RegExp(`^import .*\\b${name}\\b|^ {2}${name},$`).test(text))
    const place = { file, line: line + 1, offset: (lines[line]?.search(new RegExp(`\\b${name}\\b`)) ?? 0) + 1 }
    const { displayString } = await ask<{ displayString: string }>('quickinfo', place)
    expect(displayString).toContain(name)
    expect(displayString).not.toMatch(/: any\b/)
    const places = await ask<readonly { file: string }[]>('definition', place)
    expect(places.map(one => relative(root, one.file))).toContain(from)
    expect(await ask('semanticDiagnosticsSync', { file })).toEqual([])
  },
  120_000,
)
