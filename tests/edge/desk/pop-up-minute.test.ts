import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'

import { holdClock, later } from '../experiments/time.ts'
import { openBrowser } from '../browser.ts'
import { colleague, deskNamed } from './colleague.ts'

holdClock()

/** When the demonstration's pop-up of the spring begins. */
const begins = Date.UTC(2027, 1, 15)
const desk = 'pop-ups'
const paths = ['/en-us/about-us', localPath('de-de', '/about-us'), '/en-us/gift-card'] as const

const alarm = () => runInDurableObject(deskNamed(desk), (_desk, { storage }) => storage.getAlarm())

it('R156: a pop-up with a start stands on every page from its minute on, stored and personal ones, without a press, and on none before', async () => {
  const browser = openBrowser()
  const seen = async () => {
    const found: boolean[] = []
    for (const path of paths) {
      const answer = await browser.ask(path)
      found.push((await answer.text()).includes('spring-repairs'))
      expect([path, answer.status]).toEqual([path, 200])
    }
    return found
  }
  later(begins - 20_000 - Date.now())
  await colleague(desk, 'publisher')
  await runDurableObjectAlarm(deskNamed(desk))
  expect(await alarm()).toBeLessThanOrEqual(begins)
  later(1_000)
  expect(await seen()).toEqual([false, false, false])
  const stored = await browser.ask(paths[0])
  expect([stored.headers.get('cache-status'), (await stored.text()).includes('spring-repairs')]).toEqual([
    expect.stringContaining('hit'),
    false,
  ])
  later(19_001)
  expect(await runDurableObjectAlarm(deskNamed(desk))).toBe(true)
  expect(await seen()).toEqual([true, true, true])
})
