import { describe, expect, it } from 'vitest'

import type { KeptAddress } from '#src/commerce/calls/consumer/address-book.ts'

import { newcomer, notProvoked, signedIn, typeCard, type Person } from '../../shoppers/person.ts'

const denver: KeptAddress = {
  firstName: 'Ada',
  lastName: 'Moor',
  addressLine1: '12 Larimer Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  phone: '3035550142',
}

const add = (
  person: Person,
  more: Partial<KeptAddress> = {},
  kind: { approachType?: 'S' | 'B'; main?: boolean } = {},
) => person.call('consumer.address.create', { address: { ...denver, ...more }, ...kind })

const addressesOf = async (person: Person) =>
  (await person.call('consumer.profile.get', {})).answer.consumerDetails.address.map(
    ({ addressLine1, approachType, main }) => `${approachType}${main ? '*' : ''} ${addressLine1}`,
  )

describe('POST /consumers-v3/consumer/address, which is also consumer.profile-store.address-add (R395)', () => {
  it('R128, R147, R406: keeps every field, and answers with the addressId, which is the id as well', async () => {
    const person = await newcomer()
    const more = {
      addressLine2: 'Floor 3',
      email: 'ada@example.com',
      phoneCode: '1',
      recipientContactPhone: '3035550199',
      subscriptions: { newsletterConsent: true },
    }
    const reply = await add(person, more)
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    const { answer } = await person.call('consumer.profile.get', {})
    const { addressId } = reply.answer
    const kept = { ...denver, ...more, approachType: 'S', main: true }
    expect(answer.consumerDetails.address[0]).toMatchObject({ id: addressId, addressId, ...kept })
  })

  it('R188, R189, R190: the first of a group is main, a new main one takes over, and each group has its own', async () => {
    const person = await newcomer()
    await add(person)
    await add(person, { addressLine1: '1 Second Street' })
    await add(person, { addressLine1: '2 Bill Street' }, { approachType: 'B' })
    expect(await addressesOf(person)).toEqual(['S* 12 Larimer Street', 'S 1 Second Street', 'B* 2 Bill Street'])
    await add(person, { addressLine1: '3 Third Street' }, { main: true })
    expect(await addressesOf(person)).toEqual([
      'S* 3 Third Street',
      'S 12 Larimer Street',
      'S 1 Second Street',
      'B* 2 Bill Street',
    ])
  })

  it.each([
    ['CHK320', 'a malformed postal code', { postalCode: '8020' }],
    ['CHK380', 'a place that does not exist', { city: 'Nowhere' }],
    ['SHP500', 'a PO box', { addressLine1: 'PO Box 12' }],
    ['SHP410', 'no phone to deliver with', { phone: '' }],
    ['PAY401', 'a country this site does not deliver to', { countryCode: 'DE', postalCode: '10115', province: '' }],
    ['AUT453', 'a malformed e-mail', { email: 'no' }],
    ['TAX309', 'a territory whose tax nobody here knows', { province: 'PR', postalCode: '00901' }],
  ])('%s for %s', async (code, _, more) => {
    expect((await add(await newcomer(), more)).code).toBe(code)
  })

  it('BILL410 for a billing address without a phone; CCA400 for an address that is there already', async () => {
    const person = await newcomer()
    expect((await add(person, { phone: '' }, { approachType: 'B' })).code).toBe('BILL410')
    await add(person)
    expect((await add(person, { addressLine1: '12 LARIMER STREET' })).code).toBe('CCA400')
    expect((await add(person, {}, { approachType: 'B' })).status).toBe(200)
  })
})

describe('PUT /consumers-v3/consumer/address/{addressId}, which is also consumer.profile-store.address-update (R395)', () => {
  const update = (person: Person, addressId: string, more: Partial<KeptAddress> = {}, kind: object = {}) =>
    person.call('consumer.address.update', { addressId, address: { ...denver, ...more }, ...kind })

  it('rewrites an address; made main, it takes the flag from the other (R189)', async () => {
    const person = await newcomer()
    await add(person)
    const { addressId } = (await add(person, { addressLine1: '1 Second Street' })).answer
    expect(await update(person, addressId, { addressLine1: '9 Ninth Street' }, { main: true })).toMatchObject({
      status: 200,
      misfit: [],
      answer: { addressId },
    })
    expect(await addressesOf(person)).toEqual(['S* 9 Ninth Street', 'S 12 Larimer Street'])
  })

  it('CCA401 for an unknown id and for somebody else’s address', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const { addressId } = (await add(other)).answer
    expect((await update(one, 'no-such-address')).code).toBe('CCA401')
    expect((await update(one, addressId)).code).toBe('CCA401')
  })

  it('refuses what POST refuses: CHK320, CHK380, SHP500, SHP410, PAY401, AUT453, TAX309, BILL410, CCA400', async () => {
    const person = await newcomer()
    await add(person, { addressLine1: '1 Second Street' })
    const { addressId } = (await add(person)).answer
    const cases: [string, Partial<KeptAddress>, object?][] = [
      ['CHK320', { postalCode: '8020' }],
      ['CHK380', { city: 'Nowhere' }],
      ['SHP500', { addressLine1: 'PO Box 12' }],
      ['SHP410', { phone: '' }],
      ['PAY401', { countryCode: 'DE' }],
      ['AUT453', { email: 'no' }],
      ['TAX309', { province: 'PR', postalCode: '00901' }],
      ['BILL410', { phone: '' }, { approachType: 'B' }],
      ['CCA400', { addressLine1: '1 Second Street' }],
    ]
    for (const [code, more, kind] of cases) expect((await update(person, addressId, more, kind)).code).toBe(code)
  })
})

describe('DELETE /consumers-v3/consumer/address/{addressId}, which is also consumer.profile-store.address-delete (R395)', () => {
  const remove = (person: Person, addressId: string) => person.call('consumer.address.remove', { addressId })

  it('R188: when the main one goes, the oldest that is left becomes main', async () => {
    const person = await newcomer()
    const { addressId } = (await add(person)).answer
    await add(person, { addressLine1: '1 Second Street' })
    expect(await remove(person, addressId)).toMatchObject({ status: 200, misfit: [], answer: { addressId } })
    expect(await addressesOf(person)).toEqual(['S* 1 Second Street'])
  })

  it('CCA401 for an unknown id and somebody else’s; PRO414 for the billing address of a saved card', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const { addressId } = (await add(one, {}, { approachType: 'B' })).answer
    expect((await remove(one, 'no-such-address')).code).toBe('CCA401')
    expect((await remove(other, addressId)).code).toBe('CCA401')
    const paymentInstrumentId = await typeCard(one)
    await one.call('consumer.payment-instrument.create', { paymentInstrumentId, addressId, recaptcha_response: 'ok' })
    expect((await remove(one, addressId)).code).toBe('PRO414')
  })
})

it('people of the seed have a main address of each kind', async () => {
  expect(await addressesOf(await signedIn('espanol'))).toEqual(['S* 12 Larimer Street', 'B* 12 Larimer Street'])
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(notProvoked(['consumer.address.create', 'consumer.address.update', 'consumer.address.remove'])).toEqual([])
})
