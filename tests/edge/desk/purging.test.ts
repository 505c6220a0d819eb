import { env, exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { sign, signatureHeader } from '#src/purging/signature.ts'

import { memory } from '../dependency.ts'
import { colleague, type Answer, type Colleague } from './colleague.ts'

const { PURGE_KEY: key, PAGES: pages } = env as unknown as { readonly PURGE_KEY: string; readonly PAGES: KVNamespace }

const open = (path: string) => exports.default.fetch(`http://localhost${path}`)
const stateOf = async (path: string): Promise<string> => {
  const answer = await open(path)
  await answer.text()
  return /hit|stale|fwd=\w+/.exec(answer.headers.get('cache-status') ?? '')?.[0] ?? ''
}

async function post(body: string, signature: string): Promise<number> {
  const headers = { [signatureHeader]: signature, 'content-type': 'application/json' }
  return (await exports.default.fetch('http://localhost/-/purge', { method: 'POST', headers, body })).status
}

const tags = (...some: string[]) => JSON.stringify({ tags: some })

describe('POST /-/purge', () => {
  it('P7: purges what carries a tag and nothing else, once for each signature', async () => {
    for (const path of ['/en-us/c/tents', '/en-us/c/packs']) {
      await stateOf(path)
      expect(await stateOf(path), path).toBe('hit')
    }
    const body = tags('page:en-us/c/tents')
    const signature = await sign(key, body, Date.now())
    expect(await post(body, signature)).toBe(202)
    memory.forget()
    expect(await stateOf('/en-us/c/tents')).toBe('fwd=miss')
    expect(await stateOf('/en-us/c/packs')).toBe('hit')
    expect(await post(body, signature)).toBe(409)
  })

  it('P7: a tag that is bound to a locale purges what carries both, and the same page of another locale stays stored', async () => {
    for (const path of ['/en-us/c/packs', '/en-gb/c/packs']) {
      await stateOf(path)
      expect(await stateOf(path), path).toBe('hit')
    }
    const body = tags('category:packs&in:en-gb')
    expect(await post(body, await sign(key, body, Date.now()))).toBe(202)
    expect(await stateOf('/en-gb/c/packs')).toBe('fwd=miss')
    expect(await stateOf('/en-us/c/packs')).toBe('hit')
  })

  it('P7: of twenty purges at once none is lost', async () => {
    const purged = Array.from({ length: 20 }, (_, index) => `product:at-once-${index}`)
    const answers = await Promise.all(purged.map(async tag => post(tags(tag), await sign(key, tags(tag), Date.now()))))
    expect(answers).toEqual(purged.map(() => 202))
    const ledger = (await pages.get<Record<string, number>>('purges:1', 'json')) ?? {}
    expect(purged.filter(tag => ledger[tag] === undefined)).toEqual([])
  })

  it('refuses another key, another body, another moment and what is no signature', async () => {
    const body = tags('catalog')
    const now = Date.now()
    const good = await sign(key, body, now)
    expect(await post(body, await sign('another-key-of-more-than-32-characters', body, now))).toBe(401)
    expect(await post(tags('*'), good)).toBe(401)
    expect(await post(body, good.replace(/t=\d+/, `t=${now + 1}`))).toBe(401)
    for (const off of [-300_001, 300_100]) expect(await post(body, await sign(key, body, now + off))).toBe(401)
    for (const junk of ['', 't=1', `t=${now},v1=zz`, 'v1=00']) expect(await post(body, junk)).toBe(401)
  })

  it('refuses a signed body that is none', async () => {
    for (const body of ['', '[]', '{}', tags(), tags('a b'), JSON.stringify({ tags: ['a'], more: 1 })])
      expect(await post(body, await sign(key, body, Date.now())), body).toBe(400)
  })
})

/** Follows a press to where its work ends. */
async function afterWork(one: Colleague, answer: Answer): Promise<Answer> {
  let at = answer
  for (let times = 0; times < 100; times += 1) {
    const path: string | null = at.location
    if (path === null) return at
    at = await one.open(path)
    if (at.location === null && path.startsWith('/jobs/')) {
      await scheduler.wait(100)
      at = { ...at, location: path }
    }
  }
  throw new Error('the work does not end')
}

it('the desk shows what is stored with age and tags, purges one page by the hook and makes it anew; others stay', async () => {
  for (const path of ['/en-us/c/women', '/en-us/c/men']) await stateOf(path)
  const publisher = await colleague('pages', 'publisher')
  const listed = await publisher.open('/pages?q=/c/women')
  expect(listed.html).toContain('<code>/en-us/c/women</code>')
  expect(listed.html).toMatch(/\d s, fresh for/)
  expect(listed.html).toContain('page:en-us/c/women')
  expect(listed.html).not.toContain('<code>/en-us/c/men</code>')
  const done = await afterWork(publisher, await publisher.post('/pages/purge', { locale: 'en-us', path: '/c/women' }))
  expect(done.html).toContain('1 stored page had it; 1 made anew.')
  expect(await stateOf('/en-us/c/women')).toBe('hit')
  expect(await stateOf('/en-us/c/men')).toBe('hit')
  expect((await publisher.open('/pages?q=/c/women')).html).not.toContain('s, purged')
  const engineer = await colleague('pages', 'engineer')
  expect((await engineer.open('/audit')).html).toContain('purge pages')
})
