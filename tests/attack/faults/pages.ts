import { localeNames } from '#src/language/locales.ts'

import type { FaultScene } from './scene.ts'

/** Pages that are in nobody's cache: another one for each fault. */
const coldPage = (name: string, path: RegExp, address: (turn: number) => string, shows: string): FaultScene => ({
  name,
  breaks: { methods: ['GET', 'POST'], path },
  within: 9,
  arrive: async () => {},
  act: async ({ page }, turn) => {
    await page.goto(address(turn), { waitUntil: 'domcontentloaded' })
    // Also what is asked for only when somebody comes to it.
    await page
      .locator('[data-wake="visible"]')
      .last()
      .scrollIntoViewIfNeeded({ timeout: 500 })
      .catch(() => undefined)
  },
  isDone: ({ page }) => page.locator(shows).first().isVisible(),
  wrong: async () => undefined,
})

const categories = ['tents', 'mens-jackets', 'womens-fleece', 'mens-fleece', 'packs', 'sale'] as const
const localeOf = (turn: number) => localeNames[turn % localeNames.length] ?? 'en-us'

export const pageScenes: readonly FaultScene[] = [
  coldPage(
    'product page, cold',
    /\/products\/[^/]+\/details/,
    turn => `/${localeOf(turn)}/p/x-fh50010`,
    'label:has(input[name="upc"])',
  ),
  coldPage(
    'product page, cold, all but the product',
    /^\/products\/(?!.*\/details)|caas|^\/api\/engine/,
    turn => `/${localeOf(turn)}/p/x-fh30012`,
    'label:has(input[name="upc"])',
  ),
  coldPage('listing, cold', /productSearch/, turn => `/en-us/c/${categories[turn]}`, 'main h3 a'),
  coldPage('home, cold', /caas/, turn => `/${localeOf(turn)}`, 'main h2'),
]
