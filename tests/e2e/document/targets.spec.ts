import { expect, test, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { putIn, signIn } from '../../shoppers/in-browser/beforehand.ts'
import { markets } from '../../shoppers/in-browser/purchase.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const market = markets['en-us']
const product = '/p/womens-ridgeline-3l-shell-fh10011'

/** The least a finger needs, 44 pixels, less what a fraction of a pixel takes away. */
const least = 43.5

/**
 * What can be pressed and is smaller, with its size. A field counts with its label, which can be pressed as well; a link
 * within a sentence is as high as its line (WCAG 2.5.8).
 */
const tooSmall = (page: Page) =>
  page.locator('a[href], button, summary, select, input:not([type="hidden"])').evaluateAll((targets, least) => {
    const isSeen = (target: Element) =>
      target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      target.closest('.skip-link, .visually-hidden') === null
    const takesPresses = ({ display, pointerEvents }: CSSStyleDeclaration) =>
      display !== 'inline' && pointerEvents !== 'none'
    return targets
      .filter(target => isSeen(target) && takesPresses(getComputedStyle(target)))
      .map(target => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width}×${box.height}`)
  }, least)

async function expectRoomyTargets(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(`/en-us${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect.soft([path, ...(await tooSmall(page))]).toEqual([path])
  }
}

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('whatever stands by itself and can be pressed is at least 44 × 44 px: home, listing, product, search, stores, reviews and every component', async ({
      page,
    }) => {
      await expectRoomyTargets(page, [
        '',
        '/c/mens-jackets',
        product,
        '/search?q=boot',
        '/search?q=zzzz',
        '/compare?id=FH10011&id=FH10012&id=FH30011',
        '/finder/boot?for=kids&use=rock&extra=wide',
        '/kit/FH10011',
        '/store-locator',
        '/reviews/FH10011',
        '/help/returns',
        '/location-selector',
        '/privacy-choices',
        '/nowhere',
        '/components',
      ])
    })

    test('the same is true of a cart with something in it, of favourites and of the account', async ({ page }) => {
      await signIn(page, market, 'history')
      await putIn(page, market, fixtures.plentiful)
      await expectRoomyTargets(page, ['/cart', '/favorites', '/account', '/account/profile', '/account/order-history'])
    })
  })
