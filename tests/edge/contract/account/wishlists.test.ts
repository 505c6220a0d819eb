import { describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { callerIn } from '../contract.ts'
import { guest, emailsTo, newcomer, notProvoked, provenNewcomer, signedIn, type Person } from '../../shoppers/person.ts'

const { productId, upc } = fixtures.plentiful

/** A cart that holds some pieces, and the line they are. */
async function cartWith(person: Person, qty = 2, sku = upc) {
  const { answer: cart } = await person.call('cart.cart.create', {})
  const { answer } = await person.call('cart.item.add', { basketId: cart.id, upc: sku, qty })
  return { basketId: cart.id, itemId: answer.items[0]?.id ?? '' }
}

describe('GET /wishlists/v2/favorites', () => {
  it('R132, R359, D48: gives 24 favourites, the newest first, with the total; start and count page through', async () => {
    const person = await signedIn('member')
    const first = await person.call('wishlists.favorites.list', {})
    expect(first).toMatchObject({ status: 200, misfit: [], answer: { total: 30 } })
    expect(first.answer.items).toHaveLength(24)
    const { answer: rest } = await person.call('wishlists.favorites.list', { start: '24', count: '24' })
    expect(rest.items).toHaveLength(6)
    expect(new Set([...first.answer.items, ...rest.items].map(({ itemId }) => itemId)).size).toBe(30)
  })

  it('R018: a guest has a list of their own', async () => {
    const [one, other] = [await guest(), await guest()]
    await one.call('wishlists.favorites.post', { itemId: productId })
    expect((await one.call('wishlists.favorites.list', {})).answer.total).toBe(1)
    expect((await other.call('wishlists.favorites.list', {})).answer.total).toBe(0)
  })
})

describe('POST /wishlists/v2/favorites', () => {
  it('D50: adds a product with its card; twice is once; R310: as JSON only', async () => {
    const person = await guest()
    const reply = await person.call('wishlists.favorites.post', { itemId: productId })
    expect(reply).toMatchObject({
      status: 200,
      misfit: [],
      answer: { items: [{ itemId: productId, product: { id: productId } }] },
    })
    expect((await person.call('wishlists.favorites.post', { itemId: productId })).answer.total).toBe(1)
    expect((await person.browser.post('/wishlists/v2/favorites', { itemId: productId })).status).toBe(415)
  })

  it('PLP400 for a product the shop does not have', async () => {
    expect((await (await guest()).call('wishlists.favorites.post', { itemId: 'XX99999' })).code).toBe('PLP400')
  })
})

describe('DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}', () => {
  it('takes a product off; PLP400 when it was not on, AUT440 for a list that is somebody else’s', async () => {
    const [person, other] = [await guest(), await guest()]
    const { favoriteId } = (await person.call('wishlists.favorites.post', { itemId: productId })).answer
    const remove = (who: Person, itemId: string = productId) =>
      who.call('wishlists.favorites-item.remove', { favoriteId, itemId })
    expect((await remove(other)).code).toBe('AUT440')
    expect(await remove(person)).toMatchObject({ status: 200, misfit: [], answer: { total: 0 } })
    expect((await remove(person)).code).toBe('PLP400')
  })
})

describe('POST /wishlists/v2/favorites/{favoriteId}/share', () => {
  it('sends the address of the list to people; from then on it can be read', async () => {
    const person = await provenNewcomer()
    const { favoriteId } = (await person.call('wishlists.favorites.post', { itemId: productId })).answer
    const emails = ['friend@example.com', 'other-friend@example.com']
    const reply = await person.call('wishlists.favorites-share.create', { favoriteId, emails, message: 'For May?' })
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { favoriteId, sent: 2 } })
    const [letter] = await emailsTo('friend@example.com')
    expect(letter).toMatchObject({ kind: 'favorites-shared', link: `/en-us/favorites?list=${favoriteId}` })
  })

  it('AUT440 for somebody else’s list, AUT453 for a malformed e-mail', async () => {
    const [person, other] = [await provenNewcomer(), await guest()]
    const { favoriteId } = (await person.call('wishlists.favorites.post', { itemId: productId })).answer
    const share = (who: Person, email: string) =>
      who.call('wishlists.favorites-share.create', { favoriteId, emails: [email] })
    expect((await share(other, 'friend@example.com')).code).toBe('AUT440')
    expect((await share(person, 'friend')).code).toBe('AUT453')
  })

  it('PRO419 while one’s own e-mail is not confirmed', async () => {
    const person = await newcomer()
    const { favoriteId } = (await person.call('wishlists.favorites.post', { itemId: productId })).answer
    const share = (emails: string[]) => person.call('wishlists.favorites-share.create', { favoriteId, emails })
    expect((await share(['friend@example.com'])).code).toBe('PRO419')
    expect((await share([])).status).toBe(200)
  })

  it('API429: ten letters in an hour, then none for a while', async () => {
    const person = await provenNewcomer()
    const { favoriteId } = (await person.call('wishlists.favorites.post', { itemId: productId })).answer
    const share = (round: number) =>
      person.call('wishlists.favorites-share.create', {
        favoriteId,
        emails: [1, 2, 3, 4, 5].map(place => `friend-${round}-${place}@example.com`),
      })
    for (const round of [1, 2]) expect((await share(round)).status).toBe(200)
    expect((await share(3)).code).toBe('API429')
  })
})

describe('GET /wishlists/v2/favorites/{favoriteId}/share', () => {
  it('D50: gives a shared list to anybody; AUT440 for one that is not shared or not there', async () => {
    const person = await guest()
    const { favoriteId } = (await person.call('wishlists.favorites.post', { itemId: productId })).answer
    const friend = await guest()
    const anybody = callerIn()
    expect((await friend.call('wishlists.favorites-share.get', { favoriteId })).code).toBe('AUT440')
    await person.call('wishlists.favorites-share.create', { favoriteId, emails: [] })
    expect(await anybody('wishlists.favorites-share.get', { favoriteId })).toMatchObject({
      status: 200,
      misfit: [],
      answer: { items: [{ itemId: productId }] },
    })
    expect((await anybody('wishlists.favorites-share.get', { favoriteId: 'x'.repeat(22) })).code).toBe('AUT440')
  })
})

describe('GET /wishlists/v2/saveForLater', () => {
  it('R131, D48: gives ten saved things on a page, each with its quantity and whether it can be had', async () => {
    const reply = await (await signedIn('member')).call('wishlists.saved-for-later.get', {})
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { total: 12 } })
    expect(reply.answer.items).toHaveLength(10)
    expect(reply.answer.items[0]).toMatchObject({ qty: 1, available: expect.any(Boolean) })
  })

  it('says of a sold-out thing that it is not available', async () => {
    const person = await guest()
    const { saveForLaterId } = (await person.call('wishlists.saved-for-later.get', {})).answer
    expect(saveForLaterId).toMatch(/^[\w-]{22}$/)
    const { basketId, itemId } = await cartWith(person, 1)
    const { answer } = await person.call('cart.saved-for-later.add', { basketId, itemId, pageUrl: '/en-us/p/x' })
    expect(answer.saved.items).toMatchObject([{ itemId: upc, qty: 1, available: true, pageUrl: '/en-us/p/x' }])
  })
})

describe('POST /cart/v2/cart/{basketId}/saveForLater', () => {
  it('D36: moves a line of the cart to the list; what was there grows', async () => {
    const person = await guest()
    const first = await cartWith(person)
    const reply = await person.call('cart.saved-for-later.add', first)
    expect(reply).toMatchObject({ status: 200, misfit: [], answer: { cart: { items: [] } } })
    const { answer } = await person.call('cart.saved-for-later.add', await cartWith(person, 3))
    expect(answer.saved.items).toMatchObject([{ itemId: upc, qty: 5 }])
  })

  it('BSK404 for somebody else’s cart, ORD404 for a line that is not there', async () => {
    const [person, other] = [await guest(), await guest()]
    const { basketId, itemId } = await cartWith(person)
    expect((await other.call('cart.saved-for-later.add', { basketId, itemId })).code).toBe('BSK404')
    expect((await person.call('cart.saved-for-later.add', { basketId, itemId: 'no-such-line' })).code).toBe('ORD404')
  })
})

describe('PUT /cart/v2/saveForLater and DELETE /cart/v2/saveForLater/{saveForlaterId}/items/{itemId}', () => {
  const savedBy = async (person: Person) =>
    (await person.call('cart.saved-for-later.add', await cartWith(person))).answer.saved.saveForLaterId

  it('PUT /cart/v2/saveForLater changes an entry: AUT440 for somebody else’s list, ORD404 for what is not on it', async () => {
    const [person, other] = [await guest(), await guest()]
    const saveForLaterId = await savedBy(person)
    const set = (who: Person, itemId: string = upc) =>
      who.call('cart.saved-for-later.put', { saveForLaterId, itemId, qty: 7 })
    expect(await set(person)).toMatchObject({ status: 200, misfit: [], answer: { items: [{ qty: 7 }] } })
    expect((await set(other)).code).toBe('AUT440')
    expect((await set(person, fixtures.lowStock.upc)).code).toBe('ORD404')
  })

  it('DELETE /cart/v2/saveForLater/{saveForlaterId}/items/{itemId} takes one off (R402): AUT440 and ORD404 likewise', async () => {
    const [person, other] = [await guest(), await guest()]
    const saveForlaterId = await savedBy(person)
    const remove = (who: Person) => who.call('cart.saved-for-later.remove', { saveForlaterId, itemId: upc })
    expect((await remove(other)).code).toBe('AUT440')
    expect(await remove(person)).toMatchObject({ status: 200, misfit: [], answer: { total: 0 } })
    expect((await remove(person)).code).toBe('ORD404')
  })
})

it('R390: a buy-in-store session neither reads nor changes favourites and saved things (AUT404)', async () => {
  const person = await guest()
  const storeId = 's-us-denver'
  const username = `${storeId}@stores.fellholm.example`
  await person.call('auth.agent.login', { username, password: 'trail-lantern-42', storeId })
  const replies = [
    await person.call('wishlists.favorites.list', {}),
    await person.call('wishlists.favorites.post', { itemId: productId }),
    await person.call('wishlists.saved-for-later.get', {}),
    await person.call('cart.saved-for-later.add', await cartWith(person)),
  ]
  expect(replies.map(({ code }) => code)).toEqual(['AUT404', 'AUT404', 'AUT404', 'AUT404'])
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(
    notProvoked([
      'wishlists.favorites.list',
      'wishlists.favorites.post',
      'wishlists.favorites-item.remove',
      'wishlists.favorites-share.create',
      'wishlists.favorites-share.get',
      'wishlists.saved-for-later.get',
      'cart.saved-for-later.put',
      'cart.saved-for-later.add',
      'cart.saved-for-later.remove',
    ]),
  ).toEqual([])
})
