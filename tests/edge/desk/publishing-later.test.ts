import { runDurableObjectAlarm } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'

import { parse } from '#kv/redirects/parse.ts'
import { compile } from '#kv/redirects/revision.ts'
import { loadPointer, publish } from '#kv/redirects/storage/storage.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { memory } from '../dependency.ts'
import { colleague, deskNamed, hidden } from './colleague.ts'

const { RULES } = env as { readonly RULES: KVNamespace }

async function led(path: string): Promise<string> {
  memory.forget()
  const answer = await exports.default.fetch(`http://localhost${path}`, { redirect: 'manual' })
  return `${answer.status} ${answer.headers.get('location') ?? ''}`.trim()
}

const historyOf = async () => {
  const pointer = await loadPointer(RULES)
  return typeof pointer === 'string' ? [] : pointer.history
}

/** A moment so far away that the alarm has not gone off by itself. */
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

let desk = ''
let count = 0
beforeEach(async () => {
  count += 1
  desk = `later-${count}`
  await RULES.delete('redirects:current')
})

it('a scheduled publication counts from its moment on, and not before; later changes are not among it', async () => {
  const publisher = await colleague(desk, 'publisher')
  await publisher.post('/redirects/rule', { from: '/old', to: '/c/tents' })
  const answer = await publisher.post('/redirects/draft/publish', { note: 'Friday', at: inMs(1_500) })
  expect(answer.location).toBe('/redirects/draft')
  expect((await publisher.open('/redirects/draft')).html).toContain('1 rule is published at')
  await publisher.post('/redirects/rule', { from: '/later', to: '/c/packs' })
  expect([await historyOf(), await led('/en-us/old')]).toEqual([[], expect.not.stringContaining('/c/tents')])
  await vi.waitFor(async () => expect(await historyOf()).toHaveLength(1), { timeout: 10_000, interval: 100 })
  expect(await led('/en-us/old')).toBe('302 /en-us/c/tents')
  expect(await led('/en-us/later')).not.toContain('/c/packs')
  expect((await historyOf())[0]).toMatchObject({ who: 'publisher@desk.example', note: 'Friday' })
  const together = await publisher.post('/redirects/draft/merge')
  expect(together.html).toContain('No rule was changed by both.')
  expect(together.html).toContain('1 added')
  expect((await publisher.open('/audit')).html).toContain('schedule publication')
})

it('one that somebody else overtook is not published: it is told, and the draft still has what was meant', async () => {
  const publisher = await colleague(desk, 'publisher')
  await publisher.post('/redirects/rule', { from: '/mine', to: '/c/tents' })
  await publisher.post('/redirects/draft/publish', { note: '', at: inMs(1_000) })
  const { rules } = parse('from,to\n/theirs,/c/packs\n', storeAddressing.locales)
  await publish(RULES, compile(rules), { at: Date.now(), who: 'grace', count: 1, note: '' })
  await vi.waitFor(
    async () => expect((await publisher.open('/redirects/draft')).html).toContain('was not published, because'),
    { timeout: 10_000, interval: 100 },
  )
  expect((await historyOf()).map(({ who }) => who)).toEqual(['grace'])
  await publisher.post('/redirects/draft/merge')
  await publisher.post('/redirects/draft/publish', { note: '' })
  expect([await led('/en-us/mine'), await led('/en-us/theirs')]).toEqual(['302 /en-us/c/tents', '302 /en-us/c/packs'])
})

it('one that counts already, because its alarm ended halfway, is not called overtaken and not entered twice', async () => {
  const publisher = await colleague(desk, 'publisher')
  await publisher.post('/redirects/rule', { from: '/old', to: '/c/tents' })
  await publisher.post('/redirects/draft/publish', { note: '', at: inMs(1_000) })
  const { rules } = parse('from,to\n/old,/c/tents\n', storeAddressing.locales)
  const half = { at: Date.now(), who: 'publisher@desk.example', count: 1, note: '' }
  await publish(RULES, compile(rules), half)
  await vi.waitFor(async () => expect((await publisher.open('/audit')).html).toContain('publish rules'), {
    timeout: 10_000,
    interval: 100,
  })
  expect((await publisher.open('/redirects/draft')).html).not.toContain('was not published')
  expect(await historyOf()).toHaveLength(1)
})

it('one can be taken back, and a moment that has passed is refused', async () => {
  const publisher = await colleague(desk, 'publisher')
  await publisher.post('/redirects/rule', { from: '/old', to: '/c/tents' })
  for (const at of ['2020-01-01T00:00', 'tomorrow']) {
    const late = await publisher.post('/redirects/draft/publish', { note: '', at })
    expect([late.status, late.html.includes('That moment has passed, or is none')]).toEqual([422, true])
  }
  await publisher.post('/redirects/draft/publish', { note: '', at: inMs(3_600_000) })
  const number = hidden((await publisher.open('/redirects/draft')).html, 'number')
  await publisher.post('/redirects/draft/cancel', { number })
  expect((await publisher.open('/redirects/draft')).html).not.toContain('are published at')
  await runDurableObjectAlarm(deskNamed(desk))
  expect(await historyOf()).toEqual([])
})

it('a new 301 is sent as 302 for seven days, unless the rule says now', async () => {
  const publisher = await colleague(desk, 'publisher')
  await publisher.post('/redirects/rule', { from: '/old', to: '/c/tents', status: '301' })
  await publisher.post('/redirects/rule', { from: '/sure', to: '/c/tents', status: '301', permanent_from: 'now' })
  await publisher.post('/redirects/draft/publish', { note: '' })
  expect([await led('/en-us/old'), await led('/en-us/sure')]).toEqual(['302 /en-us/c/tents', '301 /en-us/c/tents'])
  const soon = new Date(Date.now() + 8 * 86_400_000).toISOString()
  expect((await publisher.open(`/redirects/explain?of=published&address=/en-us/old&at=${soon}`)).html).toContain(
    '301 → /en-us/c/tents',
  )
  expect((await publisher.open('/redirects/explain?of=published&address=/en-us/old')).html).toContain('302 until ')
})

it('single keys are listed, explained, adopted as rules and removed', async () => {
  await RULES.put('/en-us/by-hand', '301 /en-us/c/tents')
  await RULES.put('/junk', 'nowhere')
  const publisher = await colleague(desk, 'publisher')
  const listed = await publisher.open('/redirects/single-keys')
  expect(listed.html).toContain('/en-us/by-hand')
  expect(listed.html).toContain('“nowhere” cannot be read')
  expect((await publisher.open('/redirects/explain?of=published&address=/en-us/by-hand')).html).toContain(
    'leads on: 301 → /en-us/c/tents',
  )
  expect((await publisher.post('/redirects/single-keys/adopt', { path: '/en-us/by-hand' })).status).toBe(303)
  expect((await publisher.post('/redirects/single-keys/adopt', { path: '/en-us/by-hand' })).status).toBe(409)
  expect((await publisher.post('/redirects/single-keys/adopt', { path: '/junk' })).status).toBe(409)
  expect((await publisher.open('/redirects/single-keys')).html).toContain('Its rule')
  await publisher.post('/redirects/draft/publish', { note: '' })
  await publisher.post('/redirects/single-keys/remove', { path: '/en-us/by-hand' })
  expect(await RULES.get('/en-us/by-hand')).toBeNull()
  expect(await led('/en-us/by-hand')).toBe('302 /en-us/c/tents')
  await RULES.delete('/junk')
})
