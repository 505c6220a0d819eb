import { expect, it } from 'vitest'

import { afterWaiting, createEntrance } from './entrance.ts'

const begun = 1_000_000

function shop(longestMs = 1_000, most = 500) {
  let now = begun
  const entrance = createEntrance({ clock: () => now, random: () => 0, longestMs, most })
  const held: (() => void)[] = []
  return {
    pass: (ms: number) => void (now += ms),
    /** A request that the shop answers when it is let go. */
    ask: (path = '/cart/v1/cart/b') => {
      let finish: () => void = () => undefined
      const waiting = new Promise<void>(resolve => {
        finish = resolve
      })
      held.push(finish)
      const asked = new Request(`https://shop.example${path}`, { method: 'POST', body: '{}' })
      return entrance.through(asked, path, async request => {
        const sent = new Request(request)
        await waiting
        return afterWaiting(sent, { now, longestMs: 100_000 }, () => Promise.resolve(Response.json({})))
      })
    },
    letGo: () => held.shift()?.(),
  }
}

const told = async (answer: Promise<Response>) => {
  const { status, headers } = await answer
  return [status, headers.get('retry-after')]
}

it('turns away at once what would wait too long, says when to come again, and lets in again when that is over', async () => {
  const { ask, letGo, pass } = shop()
  const first = ask()
  const second = ask()
  const third = ask()
  pass(2_500)
  letGo()
  letGo()
  await Promise.all([first, second])
  expect(await told(ask())).toEqual([503, '5'])
  letGo()
  await third
  letGo()
  const next = ask()
  letGo()
  expect(await told(next)).toEqual([200, null])
})

it('what finishes an order may wait twice as long', async () => {
  const { ask, letGo, pass } = shop()
  const all = [ask(), ask(), ask()]
  pass(1_500)
  letGo()
  letGo()
  await Promise.all(all.slice(0, 2))
  expect(await told(ask('/products/v2/catalog'))).toEqual([503, '4'])
  const order = ask('/cart/v2/checkout/order')
  letGo()
  letGo()
  letGo()
  expect(await told(order)).toEqual([200, null])
})

it('a shop that does not answer holds so many requests and no more', async () => {
  const { ask } = shop(1_000, 3)
  for (let i = 0; i < 3; i++) void ask()
  const answer = await ask()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'API503' }] })
})

it('a measure that is old counts no more', async () => {
  const { ask, letGo, pass } = shop()
  const all = [ask(), ask(), ask()]
  pass(2_000)
  letGo()
  letGo()
  await Promise.all(all.slice(0, 2))
  pass(1_000)
  const next = ask()
  letGo()
  letGo()
  expect(await told(next)).toEqual([200, null])
})

it('a request that waited too long on its way is turned away unread, an order later than the rest', async () => {
  const sentBefore = (ms: number, path: string) => {
    const request = new Request(`https://shop.example${path}`, { headers: { 'x-sent-at': `${begun - ms}` } })
    const served = () => Promise.resolve(Response.json({}))
    return afterWaiting(request, { now: begun, longestMs: 1_000 }, served).then(({ status }) => status)
  }
  expect(await sentBefore(1_000, '/cart/v1/cart/b')).toBe(200)
  expect(await sentBefore(1_001, '/cart/v1/cart/b')).toBe(503)
  expect(await sentBefore(2_000, '/cart/v2/checkout/order')).toBe(200)
  expect(await sentBefore(2_001, '/cart/v2/checkout/order')).toBe(503)
})
