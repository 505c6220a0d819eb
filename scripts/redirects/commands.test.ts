import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { createRedirectRules } from '#kv/redirects/storage/reader.ts'

import { runtime } from '../../build/worker-config.ts'
import { commands } from './commands.ts'
import { CommandError, type CommandLine } from './command-line.ts'
import { openLocalKv, type RulesKv } from './rules-kv.ts'

const folder = mkdtempSync(join(tmpdir(), 'redirects-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

function memoryKv(): RulesKv {
  const values = new Map<string, string>()
  function get(key: string): Promise<string | null>
  function get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
  async function get(key: string, type?: 'arrayBuffer'): Promise<string | ArrayBuffer | null> {
    const value = values.get(key) ?? null
    return value === null || type === undefined ? value : new TextEncoder().encode(value).buffer
  }
  return { get, put: async (key, value) => void values.set(key, value), close: async () => undefined }
}

let kv = memoryKv()
let printed: string[] = []
beforeEach(() => {
  kv = memoryKv()
  printed = []
})

/** Runs a command and gives what it printed. */
async function run(
  name: keyof typeof commands,
  words: string[] = [],
  changes: Partial<CommandLine> = {},
): Promise<string> {
  printed = []
  const print = (line: string) => void printed.push(line)
  const openKv = () => Promise.resolve(kv)
  const usual = { options: {}, hosts: [], csv: false, remote: false, adds: false, replaces: false, askStore: undefined }
  await commands[name]({ words, ...usual, openKv, print, ...changes })
  return printed.join('\n')
}

const good = file(
  'good.csv',
  'from,to,status,country,note\n/old,/c/new,301,,Spring\n/sale,/c/sale,,DE,\n/sale,/c/all,,,\n',
)
const other = file('_redirects', '/old /c/other\n')
const bad = file('bad.csv', 'from,to\n/a,/b\n/b,/a\n/c,//evil.example\n/cart,/c/z\n')

describe('npm run redirects', () => {
  it('push refuses rules with errors, names their lines, and publishes nothing', async () => {
    await expect(run('push', [bad])).rejects.toThrow('Nothing was published.')
    expect(printed.join('\n')).toContain(`${bad}:2: error: leads back to itself: lines 2 → 3 → 2`)
    expect(printed.join('\n')).toContain(`${bad}:4 to: error:`)
    expect(printed.join('\n')).toContain(`${bad}:5: warning: stands in front of /cart`)
    await expect(run('list')).rejects.toThrow('Nothing was published yet')
  })

  it('push publishes good rules and says when they are live', async () => {
    expect(await run('push', [good])).toMatch(
      /^Revision [\da-f]{16}: 3 rules\. Live on this machine within 30 seconds/m,
    )
    expect(await run('push', [other], { remote: true, replaces: true })).toMatch(
      /Live here now; everywhere by \d\d:\d\d\.$/,
    )
  })

  it('list shows the rules in force, those that hold a text, or a table that can be pushed again', async () => {
    await run('push', [good])
    expect(await run('list')).toContain('line 3: /sale → /c/sale (302; exact; query keep; country DE)')
    expect(await run('list', [], { options: { match: 'Spring' } })).toMatch(/^line 2: .*\n1 rule of revision/)
    const table = file('again.csv', await run('list', [], { csv: true }))
    expect(await run('check', [table])).toBe('3 rules; nothing stands in their way.')
  })

  it('check says what is wrong without publishing', async () => {
    await expect(run('check', [bad])).rejects.toThrow(CommandError)
    await expect(run('check', [])).rejects.toThrow('Say which file')
    await expect(run('check', ['/nowhere.csv'])).rejects.toThrow('Cannot read /nowhere.csv')
  })

  it('test <url> says which rule fires and why, every hop, and the rules that nearly fire', async () => {
    await run('push', [good])
    const told = await run('test', ['https://store.example/de-de/sale?utm=1'], { options: { country: 'de' } })
    expect(told.split('\n')).toEqual([
      '/de-de/sale?utm=1',
      '  302 → /de-de/c/sale?utm=1',
      '  by line 3: /sale → /c/sale (302; exact; query keep; country DE)',
      '  because the path is its own, country DE holds',
      '  nearly line 4: /sale → /c/all (302; exact; query keep): the rule above comes first',
      '/de-de/c/sale?utm=1',
      '  no rule; the store answers',
      expect.stringMatching(/^Ends at the store\. 3 exact rules and 0 patterns searched with \d+ comparisons\.$/),
    ])
    expect(await run('test', ['/sale'])).toContain(
      'nearly line 3: /sale → /c/sale (302; exact; query keep; country DE): another country',
    )
  })

  it('test --file asks a file before it is published, --at another moment', async () => {
    const soon = file('soon.csv', 'from,to,active_from\n/friday,/c/sale,2026-11-27\n')
    const at = (moment: string) => run('test', ['/friday'], { options: { file: soon, at: moment } })
    expect(await at('2026-11-26T23:59Z')).toContain('its time has not come')
    expect(await at('2026-11-27T00:00Z')).toContain('302 → /c/sale')
  })

  it('history and rollback: earlier rules count again, and history says so', async () => {
    await run('push', [good], { options: { note: 'spring' } })
    await run('push', [other], { replaces: true })
    expect((await run('history')).split('\n')).toHaveLength(2)
    expect(await run('rollback')).toContain('counts again')
    expect(await run('list')).toContain('/old → /c/new')
    const history = (await run('history')).split('\n')
    expect(history[0]).toMatch(/^\* .*3 rules {2}rolled back$/)
    expect(history[2]).toContain('spring')
    await expect(run('rollback', ['ffff'])).rejects.toThrow('History holds no ffff revision.')
  })

  it('push says what changes, and takes many rules away only when that is said', async () => {
    expect(await run('push', [good])).toContain('+3 −0 ~0 =0 (added, removed, changed, kept)')
    await expect(run('push', [other])).rejects.toThrow(
      'Nothing was published. 2 of 3 rules in force would go: --replace if that is meant, --add to keep them.',
    )
    expect(printed).toEqual([
      '− /sale → /c/sale (302; exact; query keep; country DE)',
      '− /sale → /c/all (302; exact; query keep)',
      '~ /old → /c/other (302; exact; query keep)',
      '+0 −2 ~1 =0 (added, removed, changed, kept)',
    ])
    expect(await run('list')).toContain('3 rules of revision')
    await run('push', [other], { replaces: true })
    expect(await run('list')).toContain('1 rule of revision')
  })

  it('push --add puts the rules of a file beside those in force, in place of those for the same requests', async () => {
    await run('push', [good])
    expect(await run('push', [other], { adds: true })).toContain('+0 −0 ~1 =2')
    const rules = await run('list')
    expect(rules).toContain('/old → /c/other')
    expect(rules).toContain('/sale → /c/sale')
    const loop = file('loop.csv', 'from,to\n/c/all,/sale\n')
    await expect(run('push', [loop], { adds: true })).rejects.toThrow('Nothing was published.')
  })

  it('--live asks a running store: targets without a page, rules in front of one, and where a test ends', async () => {
    const answers: Readonly<Record<string, number>> = {
      '/en-us/c/tents': 200,
      '/en-us/c/sael': 404,
      '/de-de/c/zelte': 200,
    }
    const askStore = async (path: string) => answers[path] ?? 301
    const rules = file('live.csv', 'from,to\n/sale2,/c/sael\n/c/tents,/c/sale\n/x,/de-de/c/zelte\n/b/:slug,/p/:slug\n')
    expect((await run('check', [rules], { askStore })).split('\n')).toEqual([
      `${rules}:2: warning: leads to /en-us/c/sael, where the store answers 404`,
      `${rules}:3: warning: stands in front of /en-us/c/tents, which is there`,
      '4 rules; nothing stands in their way.',
    ])
    const told = await run('test', ['/en-us/sale2'], { askStore, options: { file: rules } })
    expect(told).toContain('Ends at the store, which answers 404.')
  })

  it('off and on: the kill switch', async () => {
    await run('push', [good])
    expect(await run('off')).toContain('All rules are off.')
    expect(await run('list')).toContain('all of them are off')
    expect(await run('on')).toContain('All rules are on.')
    expect(await run('list')).not.toContain('off')
  })
})

it('rules pushed beside a running worker reach it, and are there after a restart', async () => {
  const state = join(folder, 'state')
  const openWorker = () =>
    new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        script: 'export default {}',
        ...runtime(),
        kvNamespaces: ['PAGES', 'RULES'],
        resourcePersistencePath: state,
        cf: false,
        telemetry: { enabled: false },
      }),
    )
  const running = openWorker()
  const seen = async (worker: Miniflare) => {
    const rules = await worker.getKVNamespace('RULES')
    function get(key: string): Promise<string | null>
    function get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
    function get(key: string, type?: 'arrayBuffer'): Promise<string | ArrayBuffer | null> {
      return type === undefined ? rules.get(key) : rules.get(key, type)
    }
    const reader = createRedirectRules({ kv: { get }, clock: Date.now, refreshMs: 30_000, timeoutMs: 5_000 })
    const inForce = await reader.current(() => undefined)
    return inForce === 'off' ? undefined : inForce?.revision.exactCount
  }
  try {
    expect(await seen(running)).toBeUndefined()
    await run('push', [good], { openKv: () => openLocalKv(state) })
    expect(await seen(running)).toBe(3)
  } finally {
    await running.dispose()
  }
  const restarted = openWorker()
  try {
    expect(await seen(restarted)).toBe(3)
  } finally {
    await restarted.dispose()
  }
}, 30_000)
