import { describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'

const html = async (path: string) => (await openBrowser().ask(path)).text()
const shown = (page: string) => [...page.matchAll(/data-store="([^"]+)"/g)].map(([, id]) => id)

describe('/store-locator', () => {
  it('lists the stores of the country, each with hours, services and a place on our own map', async () => {
    const page = await html('/de-de/filialen')
    expect(shown(page)).toContain('s-eu-hamburg')
    expect(shown(page)).not.toContain('s-eu-lyon')
    expect(page).toContain('href="/maps/eu.svg#land"')
    expect(page).toContain('data-zone="Europe/Berlin"')
    expect(page).toContain('href="#s-eu-hamburg"')
  })

  it('looks around a place, a postal code or a rounded position, the nearest first', async () => {
    expect(shown(await html('/en-us/store-locator?q=Boston'))[0]).toBe('s-us-boston')
    expect(shown(await html('/en-us/store-locator?q=98101'))[0]).toBe('s-us-seattle')
    expect(shown(await html('/en-us/store-locator?near=39.8,-105.0'))[0]).toBe('s-us-denver')
  })

  it('each has a link to the way there, on a map that is asked by nobody before it is pressed', async () => {
    const page = await html('/en-us/store-locator')
    expect(page).toMatch(
      /href="https:\/\/www\.openstreetmap\.org\/directions\?to=39\.\d+%2C-10\d\.\d+" target="_blank" rel="noreferrer">Directions</,
    )
    expect(page).not.toMatch(/(?:src|srcset)="https?:\/\/www\.openstreetmap/)
  })

  it('narrows by service, and says when nobody knows a place', async () => {
    const all = shown(await html('/en-us/store-locator')).length
    const repairing = shown(await html('/en-us/store-locator?service=repairs')).length
    expect(repairing).toBeGreaterThan(0)
    expect(repairing).toBeLessThan(all)
    expect(await html('/en-us/store-locator?q=Xyzzyville')).toContain('No place found for “Xyzzyville”')
  })

  it('POST /-/stores/choose remembers a store, and a store that does not exist answers STR404', async () => {
    const shopper = openBrowser()
    const chosen = await shopper.post('/-/stores/choose?locale=en-us', { store: 's-us-denver' })
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/en-us/store-locator#s-us-denver'])
    expect(decodeURIComponent(shopper.cookies.get('__Host-my-store') ?? '')).toBe('s-us-denver~Fellholm Denver')
    const refused = await shopper.send('/-/stores/choose?locale=en-us', { store: 's-us-nowhere' })
    expect(await refused.json()).toMatchObject({ ok: false, code: 'STR404' })
  })
})

describe('/find-in-store/:productId', () => {
  it('says what each store has of the SKU that was chosen, those that have it first', async () => {
    const page = await html('/en-us/find-in-store/FH10011?upc=410011000027&q=Boston')
    const states = [...page.matchAll(/data-state="(in-stock|low|out)"/g)].map(([, state]) => state)
    expect(states.length).toBeGreaterThan(3)
    expect(states).toEqual(states.toSorted((a, b) => Number(a === 'out') - Number(b === 'out')))
    expect(page).toMatch(/<option value="410011000027" selected=""/)
  })

  it('without script has the code that #modal=barcode_{productId} shows, where the link of /p/:slug leads', async () => {
    const product = await html('/en-us/p/womens-ridgeline-3l-shell-fh10011')
    expect(product).toMatch(/href="\/en-us\/find-in-store\/FH10011#barcode" data-dialog="modal=barcode_FH10011"/)
    expect(await html('/en-us/find-in-store/FH10011')).toMatch(/<section id="barcode".*<svg [^>]*aria-label="FH10011"/)
  })

  it('a product that does not exist is not found', async () => {
    expect((await openBrowser().ask('/en-us/find-in-store/FH99999')).status).toBe(404)
  })
})

describe('R052: the store filter runs on /search and on /c/:slug', () => {
  it.each(['/en-us/c/mens-jackets?sort=newest&', '/en-us/search?q=jacket&'])(
    '%sstore=mine becomes the remembered store; without one it goes, and #panel=bopis-store-search asks for one',
    async path => {
      const shopper = openBrowser()
      const asked = await shopper.ask(`${path}store=mine`)
      expect([asked.status, asked.headers.get('location')]).toEqual([
        302,
        `${path.slice(0, -1)}#panel=bopis-store-search`,
      ])
      await shopper.post('/-/stores/choose?locale=en-us', { store: 's-us-denver' })
      const own = await shopper.ask(`${path}store=mine`)
      expect(own.headers.get('location')).toContain('store=s-us-denver')
      expect(own.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it('a listing of one store holds what it has on its shelves, and the store is a chip that can be taken away', async () => {
    const count = (page: string) => Number(/role="status">(\d+) products/.exec(page)?.[1])
    const all = await html('/en-us/c/mens-jackets')
    const own = await html('/en-us/c/mens-jackets?store=s-us-denver')
    expect(count(own)).toBeLessThan(count(all))
    expect(own.replaceAll('<!-- -->', '')).toMatch(/Remove filter <\/span>Fellholm Denver/)
  })
})
