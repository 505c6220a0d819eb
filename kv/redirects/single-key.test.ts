import { expect, it } from 'vitest'

import { createSingleKeyRules, readSingleKeyRule } from './single-key.ts'

function looseOf(get: (key: string) => Promise<string | null>) {
  let now = 0
  const rules = createSingleKeyRules({ kv: { get }, clock: () => now, refreshMs: 30_000, timeoutMs: 20 })
  return { rules, pass: (ms: number) => (now += ms) }
}

it.each([
  ['/new', { status: 302, location: '/new' }],
  ['301 /new?x=1\n', { status: 301, location: '/new?x=1' }],
  ['308  /new', { status: 308, location: '/new' }],
])('a single key says %j', (value, rule) => {
  expect(readSingleKeyRule(value)).toEqual(rule)
})

it.each(['', '//evil.example', '/\\evil.example', 'https://evil.example/', '200 /new', '/a /b', '/a\r\nx: y', 'new'])(
  'a single key that says %j is no rule',
  value => {
    expect(readSingleKeyRule(value)).toBeUndefined()
  },
)

it('asks KV once a path and refresh time, for paths without a rule too', async () => {
  const asked: string[] = []
  const { rules, pass } = looseOf(async key => {
    asked.push(key)
    return key === '/old' ? '/new' : null
  })
  for (const path of ['/old', '/old', '/none', '/none']) await rules.find(path)
  expect(asked).toEqual(['/old', '/none'])
  pass(30_000)
  expect(await rules.find('/old')).toEqual({ status: 302, location: '/new' })
  expect(asked).toHaveLength(3)
})

it('KV slow or away is no rule, and is left alone for five seconds (P9)', async () => {
  for (const get of [() => new Promise<never>(() => undefined), () => Promise.reject(new Error('away'))]) {
    let reads = 0
    const { rules, pass } = looseOf(() => {
      reads += 1
      return get()
    })
    expect(await rules.find('/old')).toBeUndefined()
    expect(await rules.find('/other')).toBeUndefined()
    expect(reads).toBe(1)
    pass(5_000)
    await rules.find('/other')
    expect(reads).toBe(2)
  }
})

it('a path longer than a key of KV may be is not asked', async () => {
  const { rules } = looseOf(() => Promise.resolve('/new'))
  expect(await rules.find(`/${'a'.repeat(512)}`)).toBeUndefined()
})
