import { describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { callerIn } from './contract.ts'

const american = callerIn('en-us')
const german = callerIn('de-de')

const distances = (places: readonly { readonly distance?: number | undefined }[]) =>
  places.map(({ distance }) => distance ?? -1)

describe('POST /stores/v1/search', () => {
  it('cart.store-inventory.get (R404): finds stores by postal code, city or point, the nearest first, with what they have', async () => {
    const { upc } = fixtures.plentiful
    const { status, answer, misfit } = await american('stores.store.search', { q: '80205', limit: 3, upcs: [upc] })
    expect([status, misfit]).toEqual([200, []])
    expect(answer.stores.map(({ id }) => id).slice(0, 2)).toEqual(['s-us-denver', 's-us-boulder'])
    expect(distances(answer.stores)).toEqual(distances(answer.stores).toSorted((a, b) => a - b))
    expect(answer.stores.flatMap(({ inventory = [] }) => inventory.map(item => item.upc))).toEqual([upc, upc, upc])
    const { answer: city } = await german('stores.store.search', { q: 'Cologne', limit: 1 })
    expect([city.origin?.name, city.stores[0]?.city]).toEqual(['Köln', 'Köln'])
    const { answer: point } = await german('stores.store.search', { latitude: 47.27, longitude: 11.39, radius: 100 })
    expect(point.stores[0]?.id).toBe('s-eu-innsbruck')
    expect(distances(point.stores).every(distance => distance <= 100_000)).toBe(true)
  })

  it('narrows by service and country, and lists all by name when nothing is asked for', async () => {
    const { answer } = await german('stores.store.search', { services: ['pickup', 'repairs'], countryCode: 'FR' })
    expect(answer.stores.length).toBeGreaterThan(0)
    for (const store of answer.stores) {
      expect(store.countryCode).toBe('FR')
      expect(store.services).toEqual(expect.arrayContaining(['pickup', 'repairs']))
      expect(store.hours).toHaveLength(7)
    }
    const { answer: all } = await german('stores.store.search', { limit: 100 })
    expect([all.total, all.origin]).toEqual([25, undefined])
  })

  it('STR404: a place nobody knows', async () => {
    const { status, code } = await american('stores.store.search', { q: 'Atlantis' })
    expect([status, code]).toEqual([404, 'STR404'])
  })
})

it('POST /stores/v1/collectionPoints finds lockers and shops by distance; STR404 for nowhere', async () => {
  const { status, answer, misfit } = await german('stores.collection-points.search', { q: '79098', countryCode: 'DE' })
  expect([status, misfit, answer.origin.name]).toEqual([200, [], 'Freiburg im Breisgau'])
  expect(new Set(answer.collectionPoints.map(({ kind }) => kind))).toEqual(new Set(['locker', 'shop']))
  expect(distances(answer.collectionPoints).every(distance => distance >= 0 && distance <= 50_000)).toBe(true)
  for (const asked of [{ q: 'Atlantis' }, {}]) {
    const nowhere = await german('stores.collection-points.search', asked)
    expect([nowhere.status, nowhere.code]).toEqual([404, 'STR404'])
  }
})

it('GET /consumers-v3/utilities/stores answers sixty stores in ten countries over all sites', async () => {
  const found = await Promise.all(
    (['en-us', 'en-ca', 'en-gb', 'de-de'] as const).map(locale => callerIn(locale)('utilities.stores.list', {})),
  )
  expect(found.map(({ status, misfit }) => [status, misfit])).toEqual(found.map(() => [200, []]))
  const stores = found.flatMap(({ answer }) => answer.stores)
  expect([stores.length, new Set(stores.map(({ countryCode }) => countryCode)).size]).toEqual([60, 10])
  const { answer } = await german('utilities.stores.list', { countryCode: 'AT' })
  expect(answer.stores.map(({ city }) => city).toSorted()).toEqual(['Innsbruck', 'Salzburg', 'Wien'])
})

it('GET /consumers-v3/utilities/countryList (R150) answers the countries of the site with dial code and mask', async () => {
  const { status, answer, misfit } = await german('utilities.countries.list', {})
  expect([status, misfit]).toEqual([200, []])
  expect(answer.countries.find(({ code }) => code === 'DE')).toMatchObject({
    name: 'Deutschland',
    dialCode: '49',
    mask: ['XXX XXXXXXX', 'XXXX XXXXXXX', 'XXXX XXXXXXXX'],
  })
})

it('GET /consumers-v3/utilities/postalCodes/{countryCode}/{postalCode} answers town and region as far as they are known', async () => {
  const of = async (countryCode: string, postalCode: string) => {
    const { status, answer, misfit } = await american('utilities.postal-code.get', { countryCode, postalCode })
    expect([status, misfit]).toEqual([200, []])
    return answer
  }
  expect(await of('US', '80202')).toEqual({ city: 'Denver', province: 'CO' })
  expect(await of('US', '59001')).toEqual({ province: 'MT' })
  expect(await of('US', '00000')).toEqual({})
})

it('GET {token}{countryCode} with the token of D37 answers the provinces of a country; API404 for one of another site', async () => {
  const { status, answer, misfit } = await callerIn('fr-ca')('utilities.token-country.get', { countryCode: 'CA' })
  expect([status, misfit, answer.regions.length]).toEqual([200, [], 13])
  expect(answer.regions).toContainEqual({ code: 'QC', name: 'Québec' })
  const elsewhere = await german('utilities.token-country.get', { countryCode: 'US' })
  expect([elsewhere.status, elsewhere.code]).toEqual([404, 'API404'])
})
