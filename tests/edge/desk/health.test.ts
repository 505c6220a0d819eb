import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, it } from 'vitest'

import { holdClock, later } from '../experiments/time.ts'
import { asWorker, guestToken } from '../shoppers/person.ts'
import { colleague, deskNamed } from './colleague.ts'

holdClock()

const desk = 'watching'

/** The moments at which parts were looked at. */
const looks = () =>
  runInDurableObject(deskNamed(desk), (_desk, { storage: { sql } }) =>
    sql
      .exec<{ at: number }>('SELECT DISTINCT at FROM health ORDER BY at')
      .toArray()
      .map(({ at }) => at),
  )

const alarm = () => runInDurableObject(deskNamed(desk), (_desk, { storage }) => storage.getAlarm())

it('every part is looked at every five minutes without anybody at the desk, and not with every other thing that is due', async () => {
  const publisher = await colleague(desk, 'publisher')
  expect(await looks()).toEqual([])
  expect(await alarm()).not.toBeNull()
  for (let times = 1; times <= 3; times += 1) {
    later(300_000)
    expect(await runDurableObjectAlarm(deskNamed(desk))).toBe(true)
    expect(await looks()).toHaveLength(times)
    const [last = 0] = (await looks()).slice(-1)
    expect((await alarm()) ?? Number.NaN).toBeLessThanOrEqual(last + 300_000)
  }
  later(60_000)
  expect(await runDurableObjectAlarm(deskNamed(desk))).toBe(true)
  expect(await looks()).toHaveLength(3)
  const { html } = await publisher.open('/health')
  expect(html).toContain('openBreakers none')
  for (const part of ['circuit breakers', 'KV: pages', 'letters: fellholm-us', 'open payments: fellholm-us', 'desk'])
    expect(html, part).toMatch(new RegExp(`<td[^>]*>${part}</td>`))
  expect(html).toMatch(/<td[^>]*>platform<\/td>[^]*?version "test"/)
  expect(html).toMatch(/<td[^>]*>payments<\/td>[^]*?version "test"/)
  expect(html).toMatch(/<td[^>]*>chat<\/td><td[^>]*>cannot be asked<\/td>[^]*?this desk is bound to none/)
  expect(html).toContain('aria-label="4 looks, 0 of them not well"')
})

it('how often somebody was stopped by a rate limit in the last hour stands among the parts, by what was tried and not by whom', async () => {
  const publisher = await colleague('limits', 'publisher')
  const said = async () => {
    await publisher.post('/health/look')
    const { html } = await publisher.open('/health')
    return /rate limits: fellholm-us<\/td>[^]*?(stopped in the last hour[^<]*|nobody was stopped[^<]*)/.exec(html)?.[1]
  }
  expect(await said()).toBe('nobody was stopped in the last hour')
  const { accessToken: token } = await guestToken()
  const codes: (string | undefined)[] = []
  for (let times = 0; times < 62; times += 1)
    codes.push((await asWorker('consumer.account.lookup', { email: `nobody-${times}@example.com` }, { token })).code)
  expect(codes.slice(59)).toEqual([codes[0], 'AUT403', 'AUT403'])
  expect(await said()).toMatch(/^stopped in the last hour: look-up 2$/)
})
