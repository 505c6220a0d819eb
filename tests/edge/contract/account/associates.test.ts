import { describe, expect, it } from 'vitest'

import { seededPassword } from '#demo/fixtures.ts'

import { guest, notProvoked, type Person } from '../../shoppers/person.ts'

const storeId = 's-us-denver'
const username = `${storeId}@stores.fellholm.example`

const login = (person: Person, more: object = {}) =>
  person.call('auth.agent.login', { username, password: seededPassword, storeId, ...more })

describe('POST /consumers-v3/consumer/agent/login', () => {
  it('R021, R023, R142: begins a buy-in-store session for a store and a person, its tokens sealed, with a cart of its own', async () => {
    const person = await guest()
    const before = await person.session()
    const reply = await login(person)
    expect(reply).toMatchObject({
      status: 200,
      answer: {
        consumerType: 'ASSOCIATE',
        associate: { storeId, storeName: 'Fellholm Denver', storeEmployeeId: `${storeId}-1` },
      },
    })
    expect(JSON.stringify(reply.answer)).not.toMatch(/accessToken|refreshToken/)
    const session = await person.session()
    expect(session).toMatchObject({ consumerType: 'ASSOCIATE', associate: { storeId } })
    expect(session?.consumerId).not.toBe(before?.consumerId)
    expect((await person.call('cart.cart.create', {})).status).toBe(200)
  })

  it('AUT437 for a wrong password, an unknown name and a store that is not theirs; STR404 for a store that is not there', async () => {
    const person = await guest()
    expect((await login(person, { password: 'not-this-one' })).code).toBe('AUT437')
    expect((await login(person, { username: 'nobody@stores.fellholm.example' })).code).toBe('AUT437')
    expect((await login(person, { storeId: 's-us-boston' })).code).toBe('AUT437')
    expect((await login(person, { storeId: 's-no-where' })).code).toBe('STR404')
  })

  it('AUT423 after five wrong passwords, also with the right one', async () => {
    const person = await guest()
    const boston = { storeId: 's-us-boston', username: 's-us-boston@stores.fellholm.example' }
    for (const _ of [1, 2, 3, 4, 5]) await login(person, { ...boston, password: 'not-this-one' })
    expect((await login(person, boston)).code).toBe('AUT423')
  })
})

describe('GET /consumers-v3/utilities/stores/{storeId}/employees', () => {
  it('lists who works in a store, to an associate; STR404 for a store that is not there', async () => {
    const person = await guest()
    await login(person)
    const reply = await person.call('utilities.store-employees.list', { storeId })
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    expect(reply.answer.employees).toHaveLength(3)
    expect(JSON.stringify(reply.answer)).not.toMatch(/scrypt|@/)
    expect((await person.call('utilities.store-employees.list', { storeId: 's-no-where' })).code).toBe('STR404')
  })
})

describe('POST /consumers-v3/utilities/stores/{storeId}/customers', () => {
  it('tells an associate of their own store who it is, points and last orders, and no address; AUT404 to shoppers', async () => {
    const person = await guest()
    const asking = { storeId, search: 'member@fellholm.example' }
    expect((await person.call('utilities.store-customers.find', asking)).code).toBe('AUT404')
    await login(person)
    const reply = await person.call('utilities.store-customers.find', asking)
    expect(reply).toMatchObject({ status: 200, misfit: [] })
    expect(reply.answer.customers).toMatchObject([{ name: 'Noor Hale', isMember: true, points: 1_240 }])
    expect(JSON.stringify(reply.answer)).not.toContain('@')
    expect((await person.call('utilities.store-customers.find', { ...asking, storeId: 's-no-where' })).code).toBe(
      'STR404',
    )
  })
})

it('every refusal these calls declare was provoked through the proxy', () => {
  expect(notProvoked(['auth.agent.login', 'utilities.store-employees.list'])).toEqual([])
})
