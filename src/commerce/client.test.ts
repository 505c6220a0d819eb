import { describe, expect, it } from 'vitest'

import { createClient, NoAnswer, toCallRequest } from './client.ts'

const id = 'a'.repeat(22)
const answering = (status: number, json: unknown) => createClient(async () => ({ status, json }))
const failing = createClient(async () => {
  throw new NoAnswer('reset')
})

describe('the typed client', () => {
  it('a flat input becomes path, query and body', () => {
    const request = toCallRequest('cart.item.update', { basketId: 'a/b', itemId: 'i', qty: 2, other: 'x' })
    expect(request).toMatchObject({ method: 'PUT', path: '/cart/v1/cart/a%2Fb/item' })
    expect(JSON.parse(request.body ?? '')).toEqual({ itemId: 'i', qty: 2 })
    const search = toCallRequest('products.search.query', { q: 'boot', color: ['red', 'blue'], page: '2' })
    expect([search.body, `${search.query}`]).toEqual([undefined, 'color=red&color=blue&q=boot&page=2'])
    expect(JSON.parse(toCallRequest('auth.token.create', { grantType: 'guest' }).body ?? '')).toEqual({
      grantType: 'guest',
    })
  })

  it('R299: a header a call declares itself goes along when it is given, and is neither query nor body', () => {
    const request = toCallRequest('consumer.loyalty-token.create', { usid: 'u', leadSource: 'poster' })
    expect([request.headers, request.body, `${request.query}`]).toEqual([{ leadSource: 'poster' }, '{"usid":"u"}', ''])
    expect(toCallRequest('consumer.loyalty-token.create', { usid: 'u' }).headers).toEqual({})
  })

  it('R144, R145, R317: a refusal is read from the first errorDetails entry', async () => {
    const commerce = answering(409, {
      errorDetails: [{ errorId: 'INV408', additionalInfo: { maxAllowedQty: 2 } }, { errorId: 'GEN500' }],
    })
    expect(await commerce('cart.item.add', { basketId: id, upc: '12345678' })).toEqual({
      ok: false,
      code: 'INV408',
      detail: { maxAllowedQty: 2 },
      status: 409,
      message: '',
    })
  })

  it('R341: an exception that is no failure of the call is rethrown, from a read and from a write', async () => {
    const broken = createClient(async () => {
      throw new RangeError('a mistake of ours')
    })
    await expect(broken('cart.cart.get', { basketId: id })).rejects.toThrow(RangeError)
    await expect(broken('cart.cart.create', {})).rejects.toThrow('a mistake of ours')
  })

  it('an answer of the wrong shape is GEN500; an unknown code is GEN500', async () => {
    expect(await answering(200, { id: 1 })('cart.cart.get', { basketId: id })).toMatchObject({
      ok: false,
      code: 'GEN500',
    })
    expect(
      await answering(400, { errorDetails: [{ errorId: 'XYZ1' }] })('cart.cart.get', { basketId: id }),
    ).toMatchObject({ code: 'GEN500' })
    expect(await answering(500, 'oops')('cart.cart.get', { basketId: id })).toMatchObject({ code: 'GEN500' })
  })

  it('O5: when no answer came, a read is unreachable and a write has an unknown outcome', async () => {
    expect(await failing('cart.cart.get', { basketId: id })).toMatchObject({ ok: false, code: 'UNREACHABLE' })
    expect(await failing('cart.cart.create', {})).toMatchObject({ ok: false, code: 'OUTCOME_UNKNOWN' })
    expect(await answering(504, null)('cart.cart.create', {})).toMatchObject({ ok: false, code: 'OUTCOME_UNKNOWN' })
  })

  it('a write that certainly was not sent has done nothing', async () => {
    class NotSent extends NoAnswer {
      override readonly isSent = false
    }
    const cut = createClient(() => Promise.reject(new NotSent('no connection')))
    expect(await cut('cart.cart.create', {})).toMatchObject({ ok: false, code: 'NOT_SENT' })
    expect(await cut('cart.cart.get', { basketId: id })).toMatchObject({ ok: false, code: 'UNREACHABLE' })
  })
})
