import { beforeEach, describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())

const boot = 'FH30011'
const shell = 'FH10011'

describe('/favorites', () => {
  it('R132, POST /wishlists/v2/favorites: a guest keeps favorites, sees them and takes them off, without script', async () => {
    const guest = openBrowser()
    expect(await (await guest.ask('/en-us/favorites')).text()).toContain('No favorites yet')
    const back = '/en-us/c/tents'
    const kept = await guest.post('/-/favorites/keep?locale=en-us', { itemId: shell, back })
    expect([kept.status, kept.headers.get('location')]).toEqual([303, back])
    expect(guest.cookies.get('__Host-favorites-count')).toBe('1')
    const page = await (await guest.ask('/en-us/favorites')).text()
    expect(page).toContain('Ridgeline')
    expect(page).toContain('This list lives in this browser.')
    const dropped = await guest.post('/-/favorites/drop?locale=en-us', { itemId: shell, from: 'page' })
    expect(dropped.headers.get('location')).toBe('/en-us/favorites')
    expect(guest.cookies.get('__Host-favorites-count')).toBe('0')
    expect(await (await guest.ask('/en-us/favorites')).text()).toContain('No favorites yet')
  })

  it('R359: favorites per page come from configuration, 24: thirty of them make two pages', async () => {
    const browser = await signedIn('member')
    const cards = async (query: string) =>
      ((await (await browser.ask(`/en-us/favorites${query}`)).text()).match(/data-command="favorites\/drop"/g) ?? [])
        .length
    expect([await cards(''), await cards('?page=2')]).toEqual([24, 6])
  })

  it('D50, POST /wishlists/v2/favorites/{favoriteId}/share: a shared list is seen by whoever has its address, and nobody’s other list is', async () => {
    const owner = await signedIn('shopper')
    await owner.send('/-/favorites/keep?locale=en-us', { itemId: shell })
    const wrong = await owner.send('/-/favorites/share?locale=en-us', { emails: 'nobody' })
    expect(await wrong.json()).toMatchObject({ problems: { emails: 'AUT453' } })
    const shared = await owner.post('/-/favorites/share?locale=en-us', { emails: 'a@example.com, b@example.com' })
    const page = await (await owner.ask(shared.headers.get('location') ?? '')).text()
    expect(page).toContain('Your list is on its way to 2 people.')
    const [, link = ''] = /value="(http:\/\/localhost\/en-us\/favorites\?list=[\w-]+)"/.exec(page) ?? []
    const friend = openBrowser()
    const seen = await (await friend.ask(link.replace('http://localhost', ''))).text()
    expect(seen).toContain('A list that was shared with you')
    expect(seen).toContain('Ridgeline')
    expect(seen).not.toContain('data-command="favorites/drop"')
    const other = await (await friend.ask('/en-us/favorites?list=AAAAAAAAAAAAAAAAAAAAAAAA')).text()
    expect(other).toContain('url=/en-us/favorites')
  })

  it('a guest makes a link, without script as well, and is not asked whom to write to', async () => {
    const guest = openBrowser()
    await guest.send('/-/favorites/keep?locale=en-us', { itemId: shell })
    const before = await (await guest.ask('/en-us/favorites')).text()
    expect(before).toContain('Make a link to share')
    expect(before).not.toContain('name="emails"')
    const made = await guest.post('/-/favorites/share-link?locale=en-us', {})
    const page = await (await guest.ask(made.headers.get('location') ?? '')).text()
    const [, link = ''] = /value="http:\/\/localhost(\/en-us\/favorites\?list=[\w-]+)"/.exec(page) ?? []
    expect(await (await openBrowser().ask(link)).text()).toContain('A list that was shared with you')
  })

  it('moving to the cart: where there is something to choose the product’s page is where; a SKU goes in and the favorite goes', async () => {
    const guest = openBrowser()
    await guest.send('/-/favorites/keep?locale=en-us', { itemId: boot })
    const choose = await guest.send('/-/favorites/move?locale=en-us', { itemId: boot })
    expect(await choose.json()).toMatchObject({ ok: true, notice: { key: 'favorites.choose' } })
    const details = (await (await guest.ask(`/products/v2/products/${boot}/details`)).json()) as {
      variants: { upc: string }[]
    }
    const moved = await guest.post('/-/favorites/move?locale=en-us', {
      itemId: boot,
      upc: details.variants[0]?.upc ?? '',
    })
    expect(moved.headers.get('location')).toBe('/en-us/favorites')
    expect([guest.cookies.get('__Host-cart-count'), guest.cookies.get('__Host-favorites-count')]).toEqual(['1', '0'])
  })

  it('hearts stand on every card of a listing, in one form that works without script; the stored page knows no favorite', async () => {
    const browser = await signedIn('member')
    const page = await (await browser.ask('/en-us/c/tents')).text()
    const [form = ''] = /<form id=hearts[^>]*>/.exec(page) ?? []
    expect(form).toContain('action="/-/favorites/keep?locale=en-us"')
    expect(form).toContain('method=post')
    expect((page.match(/form="?hearts/g) ?? []).length).toBeGreaterThan(3)
    expect(page).not.toMatch(/aria-pressed="?true/)
  })
})
