import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { calls, type CallName } from '#src/commerce/calls/index.ts'
import type { Call } from '#src/commerce/call.ts'
import { errorStatus, type ErrorCode } from '#src/commerce/errors.ts'
import { causes } from '#demo/causes.ts'
import { flashCodes } from '#worker/commerce/scenarios/scenario.ts'

import { openBrowser } from '../browser.ts'
import { asWorker, guest, type Person } from '../shoppers/person.ts'
import { sampleOf } from './sample.ts'

const deck = '/admin/scenarios'
const site = 'fellholm-us'

const codes = Object.keys(errorStatus) as ErrorCode[]
const declaring = (code: ErrorCode) =>
  (Object.entries(calls) as [CallName, Call][]).filter(([, { errors }]) => errors.includes(code))

/** Presses a button of the deck. */
const press = (fields: Record<string, string>) => openBrowser().post(deck, { site, ...fields })

const concrete = ({ path }: Call) => path.replaceAll(/\{\w+\}/g, 'something')

/** The call as anybody's browser sends it to the storefront. */
async function asked(person: Person, call: Call) {
  const query = new URLSearchParams({ locale: 'en_US', ...(call.query && (sampleOf(call.query) as object)) })
  const path = `${concrete(call)}?${query}`
  const body = call.body === undefined ? null : sampleOf(call.body)
  const response =
    call.method === 'GET' ? await person.browser.ask(path) : await person.browser.send(path, body, call.method)
  const { errorDetails } = await response.json<{ errorDetails?: { errorId: string; additionalInfo?: unknown }[] }>()
  return { status: response.status, code: errorDetails?.[0]?.errorId, info: errorDetails?.[0]?.additionalInfo }
}

/** Calls that only the storefront's own worker makes: the proxy knows nothing of them. */
const isForWorker = ({ session }: Call) => session === 'begins' || session === 'ends'

describe('the scenario deck', () => {
  const asks = codes.map(code => [code, declaring(code).filter(([, call]) => !isForWorker(call))] as const)

  it.each(asks.filter(([, names]) => names.length > 0))(
    '%s: prepared on the deck, the next call that declares it answers it through the proxy, with its status, and the one after does not',
    async (code, names) => {
      const person = await guest()
      for (const [name, call] of names) {
        await press({ do: 'prepare', call: name, kind: 'refuse', code, times: '2' })
        expect([name, await asked(person, call)]).toMatchObject([name, { status: errorStatus[code], code }])
        await press({ do: 'clear' })
      }
    },
  )

  it('every code of the contract is declared by a call, but for those that come before any call is known, AUT457 of a look, and FUL409 of the warehouse’s own', () => {
    expect(codes.filter(code => declaring(code).length === 0)).toEqual([
      'API405',
      'API406',
      'API415',
      'AUT457',
      'FUL409',
      'GEN500',
    ])
  })

  it.each(flashCodes.map(type => [type] as const))(
    '%s: prepared on the deck, the cart carries it once, with the line it is about',
    async type => {
      const person = await guest()
      const made = await person.call('cart.cart.create-with-item', { upc: '410011000027', qty: '1' })
      const basketId = made.answer.id
      await press({ do: 'prepare', call: 'cart.cart.get', kind: 'flash', type })
      const first = await person.call('cart.cart.get', { basketId })
      expect(first.misfit).toEqual([])
      expect(first.answer.flash).toMatchObject([{ type, itemId: made.answer.items[0]?.id }])
      expect((await person.call('cart.cart.get', { basketId })).answer.flash).toEqual([])
    },
  )

  it('a call breaks before it runs, loses its answer after it has run, or waits, as often as was asked for', async () => {
    const person = await guest()
    const { answer: cart } = await person.call('cart.cart.create', {})
    const add = async () =>
      (await person.browser.send('/cart/v1/item?locale=en_US', { basketId: cart.id, upc: '410011000027', qty: 1 }))
        .status
    const held = async () => (await person.call('cart.cart.get', { basketId: cart.id })).answer.totalItems
    await press({ do: 'prepare', call: 'cart.item.add', kind: 'break' })
    expect([await add(), await held()]).toEqual([502, 0])
    await press({ do: 'prepare', call: 'cart.item.add', kind: 'lose' })
    expect([await add(), await held()]).toEqual([502, 1])
    await press({ do: 'prepare', call: 'cart.item.add', kind: 'wait', ms: '5' })
    expect([await add(), await held()]).toEqual([200, 2])
  })

  it('the shop’s clock is set ahead, and a token of before is over', async () => {
    const person = await guest()
    expect((await person.call('cart.cart.create', {})).status).toBe(200)
    await press({ do: 'clock', hours: '20000' })
    const { accessToken: token } = person.tokens
    expect(await asWorker('cart.cart.create', {}, { token })).toMatchObject({ status: 401, code: 'AUT401' })
    await press({ do: 'clear' })
    expect(await asWorker('cart.cart.create', {}, { token })).toMatchObject({ status: 200 })
  })

  it('x-scenario: a request says itself what becomes of it; a word nobody knows is nothing', async () => {
    const ask = (word: string) =>
      (env as unknown as { readonly COMMERCE: Fetcher }).COMMERCE.fetch(
        'https://commerce.internal/products/v2/catalog',
        { headers: { 'auth-access': 'a-key-for-tests-only', 'x-site-id': site, 'x-scenario': word } },
      )
    const status = async (word: string) => (await ask(word)).status
    expect([await status('GEN500'), await status('break'), await status('lose')]).toEqual([500, 502, 504])
    expect([await status('wait=1'), await status('ProductItemRequired'), await status('dance')]).toEqual([
      200, 200, 200,
    ])
  })

  it('shows every code with a button, and what brings it about by itself', async () => {
    const html = await (await openBrowser().ask(`${deck}?site=fellholm-gb`)).text()
    for (const code of [...codes, ...flashCodes]) expect(html).toContain(`<tr id="${code}">`)
    for (const cause of Object.values(causes())) expect(html).toContain(cause)
    const named = Object.keys(causes()).filter(code => !codes.some(one => one === code))
    expect(named.filter(code => !flashCodes.some(one => one === code))).toEqual([])
  })

  it('refuses what it does not know: no such site, call, code or hours', async () => {
    expect((await openBrowser().ask(`${deck}?site=nowhere`)).status).toBe(400)
    for (const fields of [
      { do: 'prepare', call: 'cart.cart.dance', kind: 'break' },
      { do: 'prepare', call: 'cart.cart.get', kind: 'refuse', code: 'XYZ1' },
      { do: 'clock', hours: '-1' },
      { do: 'dance' },
    ])
      expect([fields, (await press(fields)).status]).toEqual([fields, 400])
    expect((await openBrowser().post(deck, { site: 'nowhere', do: 'clear' })).status).toBe(400)
  })
})
