import { runInDurableObject } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'

import { locales } from '#src/language/locales.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { memory } from '../dependency.ts'
import { colleague, type Colleague } from './colleague.ts'

const { EVENT_LOG, RULES } = env as { readonly EVENT_LOG: DurableObjectNamespace; readonly RULES: KVNamespace }

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const visit = (path: string, userAgent = person) =>
  exports.default.fetch(`http://localhost${path}`, { redirect: 'manual', headers: { 'user-agent': userAgent } })

/** What a page of the desk shows once what was counted has come. */
const shown = (one: Colleague, path: string, text: string | RegExp) =>
  vi.waitFor(
    async () => {
      const { html } = await one.open(path)
      expect(html).toMatch(text)
      return html
    },
    { timeout: 10_000, interval: 200 },
  )

/** The cells of the row of a page that has a text. */
const rowWith = (html: string, text: string): string =>
  (html.split('<tr>').find(row => row.includes(text)) ?? '').replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

it('what is not found is counted by path, locales together and bots apart; one press makes a rule of the live address most like it', async () => {
  const editor = await colleague('traffic', 'editor')
  for (const path of ['/en-us/shop/Old-Tents', '/en-us/shop/old-tents', '/de-de/shop/old-tents'])
    expect((await visit(path)).status).toBe(404)
  await visit('/en-us/shop/old-tents', crawler)
  const html = await shown(editor, '/not-found', /shop\/old-tents/)
  expect(rowWith(html, '/shop/old-tents')).toMatch(/\/shop\/old-tents 3 1 .* (?:en-us, de-de|de-de, en-us)/)
  const [, to = ''] =
    /name="from" value="\/shop\/old-tents"\/><input type="hidden" name="to" value="([^"]+)"/.exec(html) ?? []
  expect(to).toContain('tents')
  await editor.post('/not-found/adopt', { from: '/shop/old-tents', to })
  expect((await editor.open('/redirects?q=old-tents')).html).toContain('1 rule with')
  expect(rowWith((await editor.open('/not-found')).html, '/shop/old-tents')).toContain('Its rule')
})

it('what the desk asks of the store to check a draft is nobody’s visit', async () => {
  const editor = await colleague('asking', 'editor')
  await editor.post('/redirects/import', { rules: 'from,to\n/asked-by-the-desk,/c/gone-from-the-desk\n' })
  expect((await editor.open('/redirects/draft')).html).toContain(
    'leads to /en-us/c/gone-from-the-desk, where the store',
  )
  await visit('/en-us/asked-by-somebody')
  const html = await shown(editor, '/not-found', 'asked-by-somebody')
  expect(html).not.toContain('from-the-desk')
  expect(html).not.toContain('asked-by-the-desk')
})

it('hits of a rule are counted for 7 and 30 days, and one that nothing asked for in 90 days is found', async () => {
  await RULES.delete('redirects:current')
  const publisher = await colleague('hits', 'publisher')
  const table = 'from,to\n/asked,/c/tents\n/forgotten,/c/packs\n/asked/*,/c/tents\n'
  await publisher.post('/redirects/import', { rules: table })
  await publisher.post('/redirects/draft/publish', { note: '' })
  memory.forget()
  for (const path of ['/en-us/asked', '/de-de/asked', '/asked/beneath']) await visit(path)
  const html = await shown(publisher, '/redirects?q=asked', /2 \/ 2/)
  expect(rowWith(html, '>/asked<')).toContain('2 / 2')
  expect(rowWith(html, '/asked/*')).toContain('1 / 1')
  expect((await publisher.open('/redirects?unused=yes')).html).toContain('0 rules')
  await runInDurableObject(EVENT_LOG.get(EVENT_LOG.idFromName('events')), (_log, { storage: { sql } }) => {
    sql.exec('INSERT INTO traffic SELECT day - 100, kind, ?, locale, bot, 5, last_at FROM traffic LIMIT 1', 'long ago')
  })
  expect((await publisher.open('/redirects?unused=yes')).html).toContain('0 rules')
  const { DESK } = env as unknown as { readonly DESK: DurableObjectNamespace }
  await runInDurableObject(DESK.get(DESK.idFromName('hits')), (_desk, { storage: { sql } }) => {
    sql.exec('UPDATE rules_since SET at = at - 100 * 86400000')
  })
  const unused = await publisher.open('/redirects?unused=yes')
  expect(unused.html).toContain('1 rule that nothing asked for in 90 days')
  expect(rowWith(unused.html, '/forgotten')).toContain('unused for 90 days')
})

it('how often each stored page was answered from the store is counted over builds: not its render, no HEAD, no 404', async () => {
  const pages = ['/en-us/c/women', '/en-us/c/women?sort=priceLow', '/en-us/shop/not-stored']
  for (const path of pages) for (let times = 0; times < 4; times += 1) await (await visit(path)).text()
  const viewer = await colleague('traffic', 'viewer')
  const html = await shown(viewer, '/pages?q=/c/women', /From the store in 7 \/ 30 days">3 \/ 3/)
  expect(rowWith(html, '<code>/en-us/c/women</code>')).toContain('3 / 3')
  expect(rowWith(html, '/en-us/c/women?sort=')).toContain('3 / 3')
  await exports.default.fetch('http://localhost/en-us/c/women', { method: 'HEAD' })
  await visit('/en-us/c/women')
  await shown(viewer, '/pages?q=/c/women', /From the store in 7 \/ 30 days">4 \/ 4/)
  await runInDurableObject(EVENT_LOG.get(EVENT_LOG.idFromName('events')), (_log, { storage: { sql } }) => {
    const subjects = sql.exec<{ subject: string }>("SELECT subject FROM traffic WHERE kind = 'stored-page'").toArray()
    expect(subjects.filter(({ subject }) => /not-stored/.test(subject))).toEqual([])
    expect(subjects).toContainEqual({ subject: `${locales['en-us'].site}|en-us|category|/c/women|` })
  })
})

it('words without a result reach the desk by how often they were searched for, a stored page included', async () => {
  const viewer = await colleague('traffic', 'viewer')
  for (let times = 0; times < 3; times += 1) expect((await visit('/en-us/search?q=Zzyzx+qwv')).status).toBe(200)
  await visit(`${storeAddressing.localise('fr-fr', '/search')}?q=zzyzx+qwv`)
  await visit('/en-us/search?q=tent')
  const html = await shown(viewer, '/searches', /zzyzx qwv/)
  expect(rowWith(html, 'zzyzx qwv')).toMatch(/zzyzx qwv 4 0/)
  expect(rowWith(html, '<td>zzyzx qwv</td>')).not.toBe('')
  expect(rowWith(html, '<td>tent</td>')).toBe('')
})

it('counting writes nothing into KV', async () => {
  const before = (await RULES.list()).keys.map(({ name }) => name)
  await visit('/en-us/nothing-here')
  await visit('/en-us/c/tents')
  await shown(await colleague('traffic', 'viewer'), '/not-found', /nothing-here/)
  expect((await RULES.list()).keys.map(({ name }) => name)).toEqual(before)
})
