import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, it } from 'vitest'

import { springWeeks } from '#demo/content/pages/menu.ts'
import { springRepairs } from '#demo/content/pages/popups.ts'

import { holdClock, later } from '../experiments/time.ts'
import { openBrowser } from '../browser.ts'
import { colleague, deskNamed } from './colleague.ts'

holdClock()

/** Two minutes: the clock goes on while pages are asked for. */
const minutesMs = 120_000

it('a menu entry and a notice bar are there from their minute on, on stored and personal pages, and the bar goes at its end', async () => {
  const browser = openBrowser()
  const seen = async () => {
    const found: boolean[][] = []
    for (const path of ['/en-us/about-us', '/en-us/gift-card']) {
      const html = await (await browser.ask(path)).text()
      found.push([html.includes('/en-us/articles/spring-snow'), html.includes('The first warm weekend')])
    }
    return found
  }
  const at = async (moment: number, ...there: readonly [entry: boolean, bar: boolean]) => {
    later(moment - Date.now())
    await runDurableObjectAlarm(deskNamed('menus'))
    later(1_000)
    // What went on behind the answers of a moment ago may still be under way, and is late by days now.
    await expect.poll(seen, { timeout: 20_000, interval: 500 }).toEqual([there, there])
  }
  await colleague('menus', 'publisher')
  await at(springRepairs - minutesMs, false, false)
  await at(springRepairs, true, false)
  await at(springWeeks.from - minutesMs, true, false)
  await at(springWeeks.from, true, true)
  await at(springWeeks.until, true, false)
})
