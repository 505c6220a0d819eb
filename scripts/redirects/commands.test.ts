import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { createRedirectRules } from '#kv/redirects/storage/reader.ts'
import type { RulesStore } from '#kv/redirects/storage/storage.ts'

import { runtime } from '../../build/worker-config.ts'
import type { LiveStore } from '#src/redirects/live-check.ts'
import { commands } from './commands.ts'
import { CommandError, type CommandLine } from './command-line.ts'
import { draftFileIn } from './draft-file.ts'
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
let steps: string[] = []
const draft = draftFileIn(folder, 'test')
beforeEach(() => {
  kv = memoryKv()
  printed = []
  steps = []
  return draft.remove()
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
  const usual = {
    options: {},
    hosts: [],
    remote: false,
    adds: false,
    replaces: false,
    removes: false,
    liveStore: undefined,
    draft,
    progress: (step: string) => void steps.push(step),
  }
  await commands[name]({ words, ...usual, openKv, print, ...changes })
  return printed.join('\n')
}

const storeOf = (answer: (path: string) => number | undefined, most = 500): LiveStore => ({
  name: 'http://localhost:8787',
  most,
  ask: async path => answer(path),
})

const good = file(
  'good.csv',
  'from,to,status,country,note\n/old,/c/new,301,,Spring\n/sale,/c/sale,,DE,\n/sale,/c/all,,,\n',
)
const other = file('_redirects', '/old /c/other\n')
const bad = file('bad.csv', 'from,to\n/a,/b\n/b,/a\n/c,//evil.example\n/cart,/c/z\n')

describe('npm run redirects', () => {
  it('publish <file> refuses rules with errors, names their lines, and publishes nothing', async () => {
    await expect(run('publish', [bad])).rejects.toThrow('Nothing was published.')
    expect(printed.join('\n')).toContain(`${bad}:2: error: leads back to itself: lines 2 → 3 → 2`)
    expect(printed.join('\n')).toContain(`${bad}:4 to: error:`)
    expect(printed.join('\n')).toContain(`${bad}:5: warning: stands in front of /cart`)
    await expect(run('list')).rejects.toThrow('Nothing was published yet')
  })

  it('publish <file> publishes good rules and says when they are live', async () => {
    expect(await run('publish', [good])).toMatch(
      /^Revision [\da-f]{16}: 3 rules\. Live on this machine within 30 seconds/m,
    )
    expect(await run('publish', [other], { remote: true, replaces: true })).toMatch(
      /Live here now; everywhere by \d\d:\d\d\.$/,
    )
  })

  it('list shows the rules in force, those that hold a text, or export prints a table that can be imported again', async () => {
    await run('publish', [good])
    expect(await run('list')).toContain('line 3: /sale → /c/sale (302; exact; query keep; country DE)')
    expect(await run('list', ['Spring'])).toMatch(/^line 2: .*\n1 rule of revision/)
    const table = file('again.csv', await run('export'))
    expect(await run('check', [table])).toBe('3 rules; nothing stands in their way.')
  })

  it('check says what is wrong without publishing', async () => {
    await expect(run('check', [bad])).rejects.toThrow(CommandError)
    await expect(run('import', [])).rejects.toThrow('Say which file')
    await expect(run('check', ['/nowhere.csv'])).rejects.toThrow('Cannot read /nowhere.csv')
  })

  it('explain <url> says which rule fires and why, every hop, and the rules that nearly fire', async () => {
    await run('publish', [good])
    const told = await run('explain', ['https://store.example/de-de/sale?utm=1'], { options: { country: 'de' } })
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
    expect(await run('explain', ['/sale'])).toContain(
      'nearly line 3: /sale → /c/sale (302; exact; query keep; country DE): another country',
    )
  })

  it('explain --file asks a file before it is published, --at another moment', async () => {
    const soon = file('soon.csv', 'from,to,active_from\n/friday,/c/sale,2026-11-27\n')
    const at = (moment: string) => run('explain', ['/friday'], { options: { file: soon, at: moment } })
    expect(await at('2026-11-26T23:59Z')).toContain('its time has not come')
    expect(await at('2026-11-27T00:00Z')).toContain('302 → /c/sale')
  })

  it('history and restore: earlier rules count again, and history says so', async () => {
    await run('publish', [good], { options: { note: 'spring' } })
    await run('publish', [other], { replaces: true })
    expect((await run('history')).split('\n')).toHaveLength(2)
    expect(await run('restore')).toContain('counts again')
    expect(await run('list')).toContain('/old → /c/new')
    const history = (await run('history')).split('\n')
    expect(history[0]).toMatch(/^\* .*3 rules {2}restored from 20\d\d-/)
    expect(history[2]).toContain('spring')
    await expect(run('restore', ['ffff'])).rejects.toThrow('History holds no ffff revision.')
  })

  it('publish <file> says what changes, and takes many rules away only when that is said', async () => {
    expect(await run('publish', [good])).toContain('+3 −0 ~0 =0 (added, removed, changed, kept)')
    await expect(run('publish', [other])).rejects.toThrow(
      'Nothing was published. 2 of 3 rules in force would go: --replace if that is meant, --add keeps them beside a file’s.',
    )
    expect(printed).toEqual([
      '− /sale → /c/sale (302; exact; query keep; country DE)',
      '− /sale → /c/all (302; exact; query keep)',
      '~ /old → /c/other (302; exact; query keep)',
      '+0 −2 ~1 =0 (added, removed, changed, kept)',
    ])
    expect(await run('list')).toContain('3 rules of revision')
    await run('publish', [other], { replaces: true })
    expect(await run('list')).toContain('1 rule of revision')
  })

  it('publish <file> --add puts the rules of a file beside those in force, in place of those for the same requests', async () => {
    await run('publish', [good])
    expect(await run('publish', [other], { adds: true })).toContain('+0 −0 ~1 =2')
    const rules = await run('list')
    expect(rules).toContain('/old → /c/other')
    expect(rules).toContain('/sale → /c/sale')
    const loop = file('loop.csv', 'from,to\n/c/all,/sale\n')
    await expect(run('publish', [loop], { adds: true })).rejects.toThrow('Nothing was published.')
  })

  it('check asks a running store: targets without a page, rules in front of one, and where a way ends', async () => {
    const answers: Readonly<Record<string, number>> = {
      '/en-us/c/tents': 200,
      '/en-us/c/sael': 404,
      '/de-de/c/zelte': 200,
    }
    const liveStore = storeOf(path => answers[path] ?? 301)
    const rules = file('live.csv', 'from,to\n/sale2,/c/sael\n/c/tents,/c/sale\n/x,/de-de/c/zelte\n/b/:slug,/p/:slug\n')
    expect((await run('check', [rules], { liveStore })).split('\n')).toEqual([
      `${rules}:2: warning: leads to /en-us/c/sael, where the store answers 404`,
      `${rules}:3: warning: stands in front of /en-us/c/tents, which is there`,
      '4 rules; nothing stands in their way.',
    ])
    const told = await run('explain', ['/en-us/sale2'], { liveStore, options: { file: rules } })
    expect(told).toContain('Ends at the store, which answers 404.')
  })

  it('check says so where no store answers, and of how many rules one was asked', async () => {
    const silent = await run('check', [good], { liveStore: storeOf(() => undefined) })
    expect(silent.split('\n')).toEqual([
      'http://localhost:8787 does not answer: nobody asked which targets and pages are there.',
      '3 rules; nothing stands in their way.',
    ])
    const first = await run('check', [good], { liveStore: storeOf(path => (path === '/en-us' ? 200 : 404), 1) })
    expect(first.split('\n')).toEqual([
      `${good}:2: warning: leads to /en-us/c/new, where the store answers 404`,
      'http://localhost:8787 was asked about the first 1 of 3 rules.',
      '3 rules; nothing stands in their way.',
    ])
  })

  it('add, edit and import change the draft alone; diff shows it, check checks it, explain asks it, publish publishes it', async () => {
    await run('publish', [good])
    expect(await run('add', ['/tent', '/c/tents'], { options: { status: '301', note: 'Moved' } })).toContain(
      '/tent → /c/tents (301; exact; query keep; Moved)',
    )
    await run('edit', ['/old'], { options: { to: '/c/newer' } })
    expect(await run('import', [file('more.csv', 'from,to\n/sale,/c/all-sale\n/boot,/c/boots\n')])).toBe(
      '2 rules taken into the draft, 1 in place of others.',
    )
    expect(await run('list')).toMatch(/3 rules of revision/)
    expect(await run('diff')).toContain('+2 −0 ~2 =1 (added, removed, changed, kept)')
    expect(await run('check')).toBe('5 rules; nothing stands in their way.')
    expect(await run('explain', ['/tent'], { options: { of: 'draft' } })).toContain('301 → /c/tents')
    expect(await run('explain', ['/tent'])).toContain('no rule; the store answers')
    expect(await run('publish')).toMatch(/^Revision [\da-f]{16}: 5 rules\./m)
    expect(await run('list')).toContain('/old → /c/newer')
    expect(await run('diff')).toBe('+0 −0 ~0 =5 (added, removed, changed, kept)')
  })

  it('check names a rule of the draft by the line that list says', async () => {
    await run('add', ['/old', '/c/new'])
    await run('add', ['/boots', '/c/sael'])
    const [, line = ''] = /line (\d+): \/boots/.exec(await run('list', [], { options: { of: 'draft' } })) ?? []
    const liveStore = storeOf(path => (path.endsWith('/c/sael') ? 404 : 200))
    expect(await run('check', [], { liveStore })).toMatch(
      new RegExp(`^draft:${line}: warning: leads to .*/c/sael`, 'm'),
    )
  })

  it('add refuses what cannot be a rule by its columns, and what is there already; edit asks which of several', async () => {
    await run('publish', [good])
    await expect(run('add', ['/x', '//evil.example'], { options: { status: '999' } })).rejects.toThrow(
      '--status: “999”',
    )
    await expect(run('add', ['/old', '/c/x'])).rejects.toThrow(
      'There is one for these requests, edit it: /old → /c/new',
    )
    await expect(run('edit', ['/sale'], { options: { to: '/c/x' } })).rejects.toThrow(
      'There are several; say which by --line',
    )
    await expect(run('edit', ['/nowhere'], { removes: true })).rejects.toThrow('The draft has no rule for /nowhere')
    await run('edit', ['/old'], { removes: true })
    expect(await run('diff')).toContain('− /old → /c/new')
    await run('discard')
    expect(await run('diff')).toBe('+0 −0 ~0 =3 (added, removed, changed, kept)')
  })

  it('import takes the good lines, names the others, and says how far it is', async () => {
    const mixed = file('mixed.csv', 'from,to,status\n/a,/b,301\n/c,,301\n/d,/e,999\n')
    await expect(run('import', [mixed])).rejects.toThrow('2 lines left to be mended.')
    expect(printed.join('\n')).toContain(`${mixed}:3 to: error: a target is missing`)
    expect(printed.at(-1)).toBe('1 rule taken into the draft, 0 in place of others.')
    expect(steps).toEqual([`Reading ${mixed}`, 'Taking 1 rule into the draft'])
    expect(await run('list', [], { options: { of: 'draft' } })).toContain('/a → /b')
  })

  it('publish loses nothing that somebody published since the draft was begun; merge brings both together', async () => {
    await run('publish', [good])
    await run('add', ['/mine', '/c/mine'])
    await run('edit', ['/old'], { options: { to: '/c/mine' } })
    await run('publish', [file('theirs.csv', 'from,to\n/theirs,/c/theirs\n/old,/c/theirs\n')], { adds: true })
    await expect(run('publish')).rejects.toThrow('has published since the draft was begun; merge brings that into it.')
    expect(await run('merge')).toContain('both changed, the draft’s stays: /old → /c/mine')
    await run('publish')
    const rules = await run('list')
    for (const rule of ['/mine → /c/mine', '/theirs → /c/theirs', '/old → /c/mine']) expect(rules).toContain(rule)
  })

  it('off and on: the kill switch', async () => {
    await run('publish', [good])
    expect(await run('off')).toContain('All rules are off.')
    expect(await run('list')).toContain('all of them are off')
    expect(await run('on')).toContain('All rules are on.')
    expect(await run('list')).not.toContain('off')
  })
})

it('rules published beside a running worker reach it, and are there after a restart', async () => {
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
    const kv: RulesStore = await worker.getKVNamespace('RULES')
    const reader = createRedirectRules({ kv, clock: Date.now, refreshMs: 30_000, timeoutMs: 5_000 })
    const inForce = await reader.current(() => undefined)
    return inForce === 'off' ? undefined : inForce?.revision.exactCount
  }
  try {
    expect(await seen(running)).toBeUndefined()
    await run('publish', [good], { openKv: () => openLocalKv(state) })
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
