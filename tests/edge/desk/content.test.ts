import { abortAllDurableObjects, runDurableObjectAlarm } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'

import { holdClock, later } from '../experiments/time.ts'
import { browserOf, idsWhere, variationFor } from '../experiments/visitors.ts'
import { colleague, deskNamed, hidden, type Colleague } from './colleague.ts'

holdClock()

// Experiments give everybody the same form of a page.
const [visitor = ''] = idsWhere(id => variationFor('free_delivery_badge', id) === 'none')

async function look(path: string) {
  const answer = await browserOf(visitor).ask(path)
  const state = /hit|stale|fwd=\w+/.exec(answer.headers.get('cache-status') ?? '')?.[0] ?? ''
  return { status: answer.status, html: await answer.text(), state }
}

/** Has pages stored, so that what is purged of them shows. */
async function store(...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await look(path)
    expect((await look(path)).state, path).toBe('hit')
  }
}

const formOf = (html: string, id: string) => html.slice(html.indexOf(`id="${id}"`))

const textsOf = (form: string) =>
  Object.fromEntries(
    [
      ...(form.split('</form>')[0] ?? '').matchAll(
        /name="(text:[^"]+)"[^>]*?(?:value="([^"]*)"|>([^<]*)<\/textarea>)/g,
      ),
    ].map(([, name = '', value, long]) => [name, value ?? long ?? '']),
  )

/** The form of a slot's entry as the desk shows it. */
async function entryForm(one: Colleague, place: string, id: string, locale = 'en-us') {
  const { html } = await one.open(`/content/fellholm-us/slot?place=${encodeURIComponent(place)}&locale=${locale}`)
  const form = formOf(html, `entry-${id}`)
  return { place, locale, id, revision: hidden(form, 'revision'), from: '', until: '', ...textsOf(form) }
}

const minute = (at: number) => new Date(at).toISOString().slice(0, 16)
const slotPath = '/content/fellholm-us/slot'

/** A tent of the listing: its page, its id and what it costs. */
async function tentOf(listing: string) {
  const path = /href="(\/en-us\/p\/[^"?#]+)/.exec(listing)?.[1] ?? ''
  return { path, id: (path.split('-').at(-1) ?? '').toUpperCase() }
}

let editor: Colleague
beforeAll(async () => {
  editor = await colleague('content', 'editor')
})

describe('an editor’s minute', () => {
  it('P7: a price, a slot and an article’s time are seen in the store at once, and a page that was not touched stays stored', async () => {
    const { path, id } = await tentOf((await look('/en-us/c/tents')).html)
    const article = '/en-us/articles/spring-snow'
    const untouched = [
      '/en-us/c/footwear',
      '/en-us/about-us',
      '/en-us/articles/three-layers',
      path.replace('en-us', 'en-gb'),
    ]
    await store('/en-us/c/tents', '/en-us/c/packs', path, ...untouched)
    expect((await look(article)).status).toBe(404)

    const before = hidden((await editor.open(`/content/fellholm-us/product/${id}`)).html, 'before')
    const priced = await editor.post(`/content/fellholm-us/product/${id}`, { before, current: '71.23', original: '99' })
    const entry = await entryForm(editor, 'category/packs', 'category-pack-finder')
    const written = await editor.post(slotPath, { ...entry, 'text:text': 'Litres are counted in days.' })
    const page = '/content/fellholm-us/page/spring-snow'
    const { html } = await editor.open(page)
    const timed = await editor.post(page, { revision: hidden(html, 'revision'), from: '', until: '' })
    const saved = Date.now()
    expect([priced.status, written.status, timed.status]).toEqual([303, 303, 303])

    for (const shown of ['/en-us/c/tents', path]) expect((await look(shown)).html, shown).toContain('$71.23')
    expect((await look('/en-us/c/packs')).html).toContain('Litres are counted in days.')
    expect((await look(article)).status).toBe(200)
    expect(Date.now() - saved).toBeLessThanOrEqual(2_000)
    for (const shown of untouched) expect((await look(shown)).state, shown).toBe('hit')
    expect((await look('/en-us/c/footwear')).html).not.toContain('$71.23')
    const told = await editor.open(priced.location ?? '')
    expect(told.html).toContain(`product:${id}&in:en-us`)
    const log = (await (await colleague('content', 'engineer')).open('/audit')).html
    for (const words of [
      'change price',
      '$71.23 · $99.00',
      'change slot',
      'Litres are counted in days.',
      'change times',
    ])
      expect(log).toContain(words)
  })

  it('an entry and an article with a start in the future appear when their minute comes, without a press, and go at their end', async () => {
    const [from, until] = [minute(Date.now() + 3_600_000), minute(Date.now() + 7_200_000)]
    const entry = await entryForm(editor, 'category', 'category-fit')
    const article = '/en-us/articles/three-layers'
    const page = '/content/fellholm-us/page/three-layers'
    const { html } = await editor.open(page)
    expect((await editor.post(page, { revision: hidden(html, 'revision'), from, until })).status).toBe(303)
    const written = { ...entry, 'text:text': 'Not before its minute.', from, until }
    expect((await editor.post(slotPath, written)).status).toBe(303)
    const seen = async () => {
      const [listing, { status }] = [await look('/en-us/c/accessories'), await look(article)]
      return [listing.html.includes('Not before its minute.'), status]
    }
    expect(await seen()).toEqual([false, 404])
    // What is made in the moment of a purge counts as made before it.
    later(1)
    await store('/en-us/c/accessories')
    for (const [ms, expected] of [
      [3_600_000, [true, 200]],
      [3_600_000, [false, 404]],
    ] as const) {
      later(ms)
      expect(await runDurableObjectAlarm(deskNamed('content'))).toBe(true)
      expect(await seen()).toEqual(expected)
    }
  })

  it('what a change purged is stored again without a visitor', async () => {
    const publisher = await colleague('content', 'publisher')
    await store('/en-us/c/footwear')
    const stateOf = async () => {
      const { html } = await publisher.open('/pages?q=page:en-us/c/footwear')
      return /\d (?:s|min|h), (purged|outdated|fresh)/.exec(html)?.[1]
    }
    expect(await stateOf()).toBe('fresh')
    const entry = await entryForm(editor, 'category/footwear', 'category-boot-finder')
    await editor.post(slotPath, { ...entry, 'text:text': 'The ground decides.' })
    expect(await stateOf()).toBe('purged')
    await expect.poll(stateOf, { timeout: 10_000 }).toBe('fresh')
    const shown = await look('/en-us/c/footwear')
    expect([shown.state, shown.html.includes('The ground decides.')]).toEqual(['hit', true])
  })

  it('what was edited survives a restart of the shop', async () => {
    const entry = await entryForm(editor, 'category/camping', 'category-tent-finder')
    await editor.post(slotPath, { ...entry, 'text:text': 'Pitched three times.' })
    await abortAllDurableObjects()
    const again = await entryForm(await colleague('content', 'editor'), 'category/camping', 'category-tent-finder')
    expect(again).toMatchObject({ 'text:text': 'Pitched three times.' })
    const spanish = await entryForm(
      await colleague('content', 'editor'),
      'category/camping',
      'category-tent-finder',
      'es-us',
    )
    expect(spanish).toMatchObject({ 'text:text': 'Una tienda se monta dos veces: la primera, en casa.' })
  })
})

describe('what cannot be saved is said in its place, and changes nothing', () => {
  it('a price that is none, or above the one before; a time that ends before it begins; a text the store cannot show', async () => {
    const one = await colleague('refusals', 'editor')
    const price = '/content/fellholm-us/product/FH50050'
    const before = hidden((await one.open(price)).html, 'before')
    for (const [fields, words] of [
      [{ current: 'free', original: '99' }, 'Write a price as 89.95.'],
      [{ current: '99', original: '-1' }, 'Write a price as 89.95.'],
      [{ current: '99', original: '98' }, 'Nothing costs more than it did before.'],
    ] as const) {
      const refused = await one.post(price, { before, ...fields })
      expect([refused.status, refused.html.includes(words)], words).toEqual([422, true])
      expect(refused.html).toContain(`value="${fields.current}"`)
    }
    const page = '/content/fellholm-us/page/about-us'
    const backwards = await one.post(page, { revision: '0', from: '2027-03-02T08:00', until: '2027-03-01T08:00' })
    expect([backwards.status, backwards.html.includes('It would end before it begins.')]).toEqual([422, true])
    const entry = await entryForm(one, 'category', 'category-repairs')
    const empty = await one.post(slotPath, { ...entry, 'text:text': '' })
    expect([empty.status, empty.html.includes('It needs a text here.')]).toEqual([422, true])
    const elsewhere = await one.post(slotPath, { ...entry, 'text:action.href': 'https://evil.example' })
    expect([elsewhere.status, elsewhere.html.includes('The store cannot show this')]).toEqual([422, true])
    expect((await (await colleague('refusals', 'engineer')).open('/audit')).html).not.toMatch(
      /change (?:price|times|slot)/,
    )
  })

  it('of two who change the same, the second is told, and the first one’s stays', async () => {
    const [first, second] = [await colleague('refusals', 'editor'), await colleague('refusals', 'publisher')]
    const entry = await entryForm(first, 'category', 'category-repairs')
    await first.post(slotPath, { ...entry, 'text:text': 'The first one’s.' })
    const late = await second.post(slotPath, { ...entry, 'text:text': 'The second one’s.' })
    const told = await second.open(late.location ?? '')
    expect(told.html).toContain('Somebody changed it while you did.')
    expect(told.html).toContain('The first one’s.')
    expect(told.html).not.toContain('The second one’s.')
    const price = '/content/fellholm-us/product/FH50050'
    const before = hidden((await first.open(price)).html, 'before')
    await first.post(price, { before, current: '141', original: '160' })
    const outdated = await second.post(price, { before, current: '142', original: '160' })
    expect([outdated.status, outdated.html.includes('Somebody changed it while you did.')]).toEqual([422, true])
  })
})
