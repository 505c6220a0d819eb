import { describe, expect, it } from 'vitest'

import { colleague } from './colleague.ts'

describe('customers at the desk', () => {
  it('an account is found by e-mail address, telephone number, customer number and part of a name, in its shop alone', async () => {
    const support = await colleague('customers', 'support')
    const search = async (q: string, site = 'fellholm-us') =>
      (await support.open(`/customers?site=${site}&q=${encodeURIComponent(q)}`)).html
    const { 1: link = '', 2: number = '' } =
      /<a href="(\/customers\/fellholm-us\/[^"]+)">([^<]+)<\/a>/.exec(await search('HISTORY@fellholm.example')) ?? []
    expect(link).not.toBe('')
    expect(await search(number)).toContain(link)
    const name = /<td data-label="Name">([^<]+)</.exec(await search('history@fellholm.example'))?.[1] ?? ''
    expect(await search(name.slice(1, -1).toUpperCase())).toContain(link)
    for (const q of ['nobody@example.com', '%%%', '___', '+1 999 999 9999'])
      expect(await search(q), q).not.toContain(link)
    expect(await search('history@fellholm.example', 'fellholm-gb')).not.toContain(link)
  })

  it('shows orders, points, lists and letters, nothing secret, and writes down who looked', async () => {
    const support = await colleague('customers', 'support')
    const { html: found } = await support.open('/customers?site=fellholm-us&q=history%40fellholm.example')
    const link = /href="(\/customers\/fellholm-us\/[^"]+)"/.exec(found)?.[1] ?? ''
    const { html } = await support.open(link)
    expect(html).toContain('history@fellholm.example')
    for (const part of ['Cart', 'Favourites', 'Orders', 'Points', 'Letters']) expect(html).toContain(`<h2>${part}</h2>`)
    expect(html.match(/href="\/orders\/fellholm-us\/\w+"/g)?.length).toBeGreaterThan(5)
    const number = /Customer ([\w-]+),/.exec(html)?.[1] ?? ''
    const id = link.split('/').at(-1) ?? ''
    // Both are made by chance, and may have the last four digits of a card among their own.
    expect([number, id]).not.toContain('')
    expect(html.replaceAll(number, '').replaceAll(id, '')).not.toMatch(/scrypt|4242|password=|birth/i)
    const log = (await (await colleague('customers', 'engineer')).open('/audit')).html
    expect(log).toContain('look at customer')
    expect(log).toContain(`fellholm-us · ${number}`)
    expect((await support.open('/customers/fellholm-us/nobody')).status).toBe(404)
  })

  it('the pages of the embedded platform stand at the desk, by its roles, and what is done there is written down', async () => {
    const engineer = await colleague('customers', 'engineer')
    for (const [path, words] of [
      ['/admin/mailbox', 'Mailbox'],
      ['/admin/warehouse', 'arehouse'],
      ['/admin/scenarios', 'cenario'],
    ] as const) {
      const { status, html } = await engineer.open(path)
      expect([status, html.includes(words)], path).toEqual([200, true])
    }
    expect((await engineer.post('/admin/warehouse', { site: 'fellholm-us' })).status).toBeLessThan(500)
    expect((await engineer.open('/admin/catalog/import')).status).toBe(404)
  })
})
