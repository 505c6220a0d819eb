import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, it } from 'vitest'

import { holdClock, later } from '../experiments/time.ts'
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
  expect(html).toContain('aria-label="4 looks, 0 of them not well"')
})
