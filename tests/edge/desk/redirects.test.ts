import { env, exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { parse } from '#kv/redirects/parse.ts'
import { compile } from '#kv/redirects/revision.ts'
import { loadPointer, publish } from '#kv/redirects/storage/storage.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { memory } from '../dependency.ts'
import { colleague, hidden, pasted, type Colleague } from './colleague.ts'

const { RULES } = env as { readonly RULES: KVNamespace }

/** Publishes rules past the desk, as the command line does. */
async function pushed(table: string, who = 'ada'): Promise<void> {
  const { rules } = parse(table, storeAddressing.locales)
  await publish(RULES, compile(rules), { at: Date.now(), who, count: rules.length, note: 'by command line' })
}

/** Where the store leads an address, once an isolate has looked for new rules. */
async function led(path: string): Promise<string> {
  memory.forget()
  const answer = await exports.default.fetch(`http://localhost${path}`, { redirect: 'manual' })
  return `${answer.status} ${answer.headers.get('location') ?? ''}`.trim()
}

/** Publishes, and goes where that leads. */
async function publishing(one: Colleague, note = 'Spring') {
  const answer = await one.post('/redirects/draft/publish', { note, 'may-remove': 'yes' })
  return answer.location === null ? answer : one.open(answer.location)
}

const pointer = async () => {
  const loaded = await loadPointer(RULES)
  if (typeof loaded === 'string') throw new Error(`the pointer is ${loaded}`)
  return loaded
}

let desk = ''
let count = 0
beforeEach(async () => {
  count += 1
  desk = `redirects-${count}`
  await RULES.delete('redirects:current')
})

describe('a marketer’s hour at the desk, without script', () => {
  it('imports 5,000 rules with 40 mistakes, mends them by the messages, sees the difference and publishes', async () => {
    const marketer = await colleague(desk, 'publisher')
    const isWrong = (index: number) => index % 125 === 7
    const row = (index: number, isRight: boolean) => `/old-${index},/c/tents,${isRight ? 301 : 299}`
    const table = ['from,to,status', ...Array.from({ length: 5_000 }, (_, index) => row(index, !isWrong(index)))].join(
      '\n',
    )
    const first = await marketer.post('/redirects/import', { rules: table })
    expect(first.status).toBe(422)
    expect(first.html).toContain('4,960 rules are in the draft')
    expect(first.html).toContain('40 things are wrong')
    expect(first.html).toContain('Line 2, status: “299”: not a status of a redirect')
    const left = pasted(first.html)
    expect(left.trim().split('\n')).toHaveLength(41)
    const mended = await marketer.post('/redirects/import', { rules: left.replaceAll(',299', ',301') })
    expect([mended.status, mended.html.includes('40 rules are in the draft')]).toEqual([200, true])
    const draft = await marketer.open('/redirects/draft')
    expect(draft.html).toContain('5,000 rules: 5000 added, 0 changed, 0 removed')
    const published = await publishing(marketer)
    expect(published.html).toMatch(/Published: 5,000 rules, revision [0-9a-f]{16}/)
    expect(published.html).toMatch(/Live here now; worldwide by \d\d:\d\d:\d\d UTC/)
    expect(await led('/en-us/old-7')).toBe('302 /en-us/c/tents')
    expect((await pointer()).history[0]).toMatchObject({ who: 'publisher@desk.example', count: 5_000, note: 'Spring' })
  })

  it('finds a rule by any of its words, in pages, and changes it', async () => {
    const editor = await colleague(desk, 'editor')
    const rows = Array.from(
      { length: 120 },
      (_, index) => `/old-${index},/c/tents,,${index === 99 ? 'needle 100%' : ''}`,
    )
    await editor.post('/redirects/import', { rules: ['from,to,status,note', ...rows].join('\n') })
    const [first, third, found, sign] = await Promise.all(
      ['', '?page=3', '?q=NEEDLE', '?q=%25'].map(query => editor.open(`/redirects${query}`)),
    )
    expect(first?.html.match(/href="\/redirects\/rule\/\d+"/g)).toHaveLength(50)
    expect(third?.html.match(/href="\/redirects\/rule\/\d+"/g)).toHaveLength(20)
    expect(found?.html).toContain('1 rule with “NEEDLE”')
    expect(sign?.html).toContain('1 rule with “%”')
    const path = /href="(\/redirects\/rule\/\d+)"/.exec(found?.html ?? '')?.[1] ?? ''
    const form = await editor.open(path)
    const wrong = await editor.post(path, {
      version: hidden(form.html, 'version'),
      from: '/old-99',
      to: '',
      status: '301',
    })
    expect([wrong.status, wrong.html.includes('a target is missing; only 410 goes without')]).toEqual([422, true])
    const fields = { version: hidden(form.html, 'version'), from: '/old-99', to: '/c/packs', status: '301' }
    expect((await editor.post(path, fields)).location).toBe('/redirects/draft')
    const listed = (await editor.open('/redirects?q=packs')).html
    expect(listed).toContain('/c/packs')
    expect(listed).toContain('301 (302 for the first 7 days)')
    expect((await editor.open('/redirects/export.csv')).html).toContain('/old-99,/c/packs,301,exact,keep')
  })

  it('what two change at once is lost for neither: the second is told and sees both', async () => {
    const [editor, publisher] = await Promise.all([colleague(desk, 'editor'), colleague(desk, 'publisher')])
    await editor.post('/redirects/rule', { from: '/old', to: '/c/tents' })
    const path = /href="(\/redirects\/rule\/\d+)"/.exec((await editor.open('/redirects')).html)?.[1] ?? ''
    const version = hidden((await editor.open(path)).html, 'version')
    expect((await publisher.post(path, { version, from: '/old', to: '/c/packs' })).status).toBe(303)
    const late = await editor.post(path, { version, from: '/old', to: '/c/gloves' })
    expect(late.status).toBe(409)
    expect(late.html).toContain('/old · /c/packs · 302')
    expect(late.html).toContain('value="/c/gloves"')
    const again = { version: hidden(late.html, 'version'), from: '/old', to: '/c/gloves' }
    expect((await editor.post(path, again)).status).toBe(303)
  })

  it('what somebody else published meanwhile is told, and brought together with the draft', async () => {
    await pushed('from,to\n/one,/c/tents\n/two,/c/tents\n/three,/c/tents\n')
    const marketer = await colleague(desk, 'publisher')
    await marketer.post('/redirects/import', { rules: 'from,to\n/two,/c/packs\n/mine,/c/packs' })
    await pushed('from,to\n/one,/c/tents\n/two,/c/gloves\n/theirs,/c/tents\n', 'grace')
    const refused = await publishing(marketer)
    expect(refused.status).toBe(409)
    expect(refused.html).toContain('grace published revision')
    const together = await marketer.post('/redirects/draft/merge')
    expect(together.html).toContain('These rules were changed by both; the draft’s stay')
    expect(together.html).toContain('/two → /c/packs')
    expect((await publishing(marketer)).status).toBe(200)
    const rules = (await marketer.open('/redirects/export.csv')).html.split('\n').slice(1, -1)
    expect(rules.map(line => line.split(',').slice(0, 2).join(' ')).toSorted()).toEqual([
      '/mine /c/packs',
      '/one /c/tents',
      '/theirs /c/tents',
      '/two /c/packs',
    ])
  })

  it('the draft warns of targets where the store has no page, and of rules in front of a category or a product', async () => {
    const editor = await colleague(desk, 'editor')
    const rules = ['/sale-2026,/c/sael', '/gifts,/gift-card', '/c/tents,/c/sale', '/autumn,/c/womens-jackets?sort=new']
    await editor.post('/redirects/import', { rules: ['from,to', ...rules].join('\n') })
    const draft = await editor.open('/redirects/draft')
    expect(draft.html.match(/leads to [^<]+|stands in front of [^<]+/g)).toEqual([
      'leads to /en-us/c/sael, where the store answers 404',
      'stands in front of /en-us/c/tents, which is there',
    ])
    expect(draft.html).toContain('Worth a look: 2')
  })

  it('what two publish at once is published once', async () => {
    const [marketer, engineer] = await Promise.all([colleague(desk, 'publisher'), colleague(desk, 'engineer')])
    await marketer.post('/redirects/rule', { from: '/old', to: '/c/tents' })
    const post = (one: Colleague) => one.post('/redirects/draft/publish', { note: '' })
    const answers = await Promise.all([post(marketer), post(engineer)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect((await pointer()).history).toHaveLength(1)
  })

  it('errors stop a publication, and each leads to its rule; a loss of more than a tenth is asked about', async () => {
    await pushed(['from,to', ...Array.from({ length: 20 }, (_, index) => `/old-${index},/c/tents`)].join('\n'))
    const marketer = await colleague(desk, 'publisher')
    await marketer.post('/redirects/import', { rules: 'from,to\n/a,/b\n/b,/a' })
    const draft = await marketer.open('/redirects/draft')
    expect(draft.html).toContain('Errors, which stop a publication: 1')
    expect(draft.html).toMatch(/<a href="\/redirects\/rule\/\d+">Line 22<\/a>: leads back to itself/)
    expect((await publishing(marketer)).html).toContain('1 error stands in the way')
    await marketer.post('/redirects/draft/discard')
    for (let index = 0; index < 3; index += 1) {
      const path = /href="(\/redirects\/rule\/\d+)"/.exec((await marketer.open('/redirects')).html)?.[1] ?? ''
      await marketer.post(path, { version: hidden((await marketer.open(path)).html, 'version'), do: 'remove' })
    }
    const lossy = await marketer.post('/redirects/draft/publish', { note: '' })
    expect([lossy.status, lossy.html.includes('3 of 20 published rules would go')]).toEqual([409, true])
    expect((await publishing(marketer)).status).toBe(200)
    expect((await pointer()).history[0]?.count).toBe(17)
  })

  it('rules that lead to other hosts stay publishable, and who publishes says to which they may lead', async () => {
    const { rules } = parse('from,to\n/help-us,https://help.example/en\n', storeAddressing.locales)
    await publish(RULES, compile(rules, ['help.example']), { at: Date.now(), who: 'ada', count: 1, note: '' })
    const marketer = await colleague(desk, 'publisher')
    await marketer.post('/redirects/rule', { from: '/old', to: '/c/tents' })
    expect((await publishing(marketer)).html).toContain('Published: 2 rules')
    expect(await led('/en-us/help-us')).toBe('302 https://help.example/en')
    await marketer.post('/redirects/rule', { from: '/shop', to: 'https://shop.example/' })
    expect((await publishing(marketer)).html).toContain('1 error stands in the way')
    const wrong = await marketer.post('/redirects/draft/hosts', { hosts: 'help.example, https://shop.example' })
    expect([wrong.status, wrong.html.includes('No host name: https://shop.example.')]).toEqual([422, true])
    await marketer.post('/redirects/draft/hosts', { hosts: 'help.example, shop.example' })
    expect((await publishing(marketer)).html).toContain('Published: 3 rules')
    expect(await led('/en-us/shop')).toBe('302 https://shop.example/')
  })

  it('restores yesterday, and turns all rules off and on', async () => {
    await pushed('from,to\n/old,/c/tents\n')
    const yesterday = (await pointer()).revision
    const marketer = await colleague(desk, 'publisher')
    await marketer.post('/redirects/import', { rules: 'from,to\n/old,/c/packs' })
    await publishing(marketer)
    expect(await led('/en-us/old')).toBe('302 /en-us/c/packs')
    const history = await marketer.open('/redirects/history')
    expect(history.html).toContain(`Restore revision ${yesterday}`)
    expect((await marketer.post('/redirects/history/restore', { revision: yesterday })).location).toBe(
      '/redirects/history',
    )
    expect(await led('/en-us/old')).toBe('302 /en-us/c/tents')
    expect((await marketer.post('/redirects/history/restore', { revision: 'made-up' })).status).toBe(404)
    await marketer.post('/redirects/switch', { to: 'off' })
    expect((await marketer.open('/redirects')).html).toContain('All rules are off')
    expect(await led('/en-us/old')).not.toContain('/c/tents')
    await marketer.post('/redirects/switch', { to: 'on' })
    expect(await led('/en-us/old')).toBe('302 /en-us/c/tents')
  })

  it('explains every step of an address: what fires and why, what nearly did and why not', async () => {
    await pushed('from,to,status,country\n/sale,/c/sale,,DE\n/sale,/offers,301,\n/offers,/c/tents,,\n')
    const viewer = await colleague(desk, 'viewer')
    const { html } = await viewer.open('/redirects/explain?of=published&address=/en-us/sale&country=US')
    expect(html).toContain('301 → /en-us/offers')
    expect(html).toContain('Nearly')
    expect(html).toContain('another country')
    expect(html).toContain('302 → /en-us/c/tents')
    expect(html).toContain('Ends at the store. 3 rules.')
    const german = await viewer.open('/redirects/explain?of=published&address=/en-us/sale&country=de')
    expect(german.html).toContain('302 → /en-us/c/sale')
    const wrong = await viewer.open('/redirects/explain?address=/old&at=tomorrow')
    expect([wrong.status, wrong.html.includes('Write a date as 2026-11-27')]).toEqual([422, true])
    const editor = await colleague(desk, 'editor')
    await editor.post('/redirects/rule', { from: '/only-here', to: '/c/tents' })
    const of = (rules: string) => editor.open(`/redirects/explain?address=/en-us/only-here&of=${rules}`)
    expect((await of('published')).html).toContain('No rule fires')
    expect((await of('draft')).html).toContain('302 → /en-us/c/tents')
  })
})
