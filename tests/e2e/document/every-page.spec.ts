import { expect, test, type Page } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { walks } from '../../scenes/index.ts'
import type { Walk } from '../../scenes/scene.ts'
import { layoutShift, watchLayoutShift } from '../../support/layout-shift.ts'
import { watchPolicy } from '../../support/refused-by-policy.ts'
import { atRest, watchTraffic } from '../../support/traffic.ts'
import { violations } from './axe.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

/** Cumulative layout shift of a page, at most. */
const mostShift = 0.02

/** What is wrong with how a page lies there, in words. */
async function faults(page: Page): Promise<string[]> {
  const moved = await layoutShift(page)
  const wider = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  return [
    ...(wider > 0 ? [`${wider} px wider than the window`] : []),
    ...(moved > mostShift ? [`shifts by ${moved.toFixed(3)}`] : []),
  ]
}

/** Hosts that were asked besides the store and the payment provider's card fields. */
function watchHosts(page: Page, baseURL: string): ReadonlySet<string> {
  const { hostname } = new URL(baseURL)
  const others = new Set<string>()
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && ![hostname, 'pay.localhost', 'chat.localhost'].includes(url.hostname))
      others.add(url.hostname)
  })
  return others
}

/** What a page's scripts threw. */
function watchErrors(page: Page): readonly string[] {
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  return thrown
}

async function look(page: Page, { begin, scenes }: Walk) {
  watchTraffic(page)
  const [thrown, refused] = [watchErrors(page), watchPolicy(page)]
  await begin?.(page)
  for (const [name, { go }] of Object.entries(scenes)) {
    const before = [thrown.length, refused.length] as const
    await go(page)
    await atRest(page)
    const found = [...(await faults(page)), ...(await violations(page))]
    expect.soft([name, ...found, ...thrown.slice(before[0]), ...refused.slice(before[1])]).toEqual([name])
  }
}

/** Each page once, where it is narrowest; `EVERY_VIEW=1` looks at the wide and dark ones as well, which takes as long again. */
const views = [['light', 320], ...(process.env.EVERY_VIEW === undefined ? [] : [['dark', 1440] as const])] as const

for (const [colorScheme, width] of views)
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    // What a scene waits for and never comes fails soon, in a test that may take minutes.
    test.use({ actionTimeout: 30_000 })
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const walk of walks)
      test(`every page and dialog of ${walk.title}: axe finds nothing, nothing shifts by more than 0.02, nothing is wider than the window, nothing is thrown or refused by the content policy, no other host is asked`, async ({
        page,
        baseURL,
      }) => {
        const others = watchHosts(page, baseURL ?? '')
        test.setTimeout(400_000)
        await watchLayoutShift(page)
        await look(page, walk)
        expect([...others]).toEqual([])
      })
  })
