import type { Page } from '@playwright/test'

import { wordsOf } from '../support/words.ts'
import { addFirstProduct, markets, orderNumber, pay, payButton, ship } from '../e2e/purchase.ts'

export type Scene = {
  readonly title: string
  /** Brings the page there; scenes are walked in order, as one shopper would. */
  readonly go: (page: Page) => Promise<unknown>
  /** What lies over the page fits into the window: the rest of the page is left out. */
  readonly isOverlay?: true
}

const market = markets['en-us']
const t = wordsOf('en')
const open = (path: string) => (page: Page) => page.goto(`/en-us${path}`)
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** The mega menu where there is room for it, else the drawer with its first group open. */
async function openMenu(page: Page) {
  await page.goto('/en-us/c/tents')
  if (!isNarrow(page)) return page.getByRole('navigation').getByRole('link', { name: 'Women' }).first().hover()
  await page.getByRole('button', { name: t('shell.menu.open') }).click()
  await page.locator('#menu summary').first().click()
}

async function openFilters(page: Page) {
  await page.goto('/en-us/c/mens-jackets?type=hardshell&type=fleece&size=M')
  if (isNarrow(page)) await page.locator('button[popovertarget="filters"]:visible').first().click()
}

const openDialog = (path: string, name: string) => async (page: Page) => {
  await page.goto(`/en-us${path}#modal=${name}`)
  await page.getByRole('dialog').locator('button:visible').nth(1).waitFor()
}

async function openComparison(page: Page) {
  await page.goto('/en-us/c/tents')
  const ids = await page
    .locator('main input[form="compare"]')
    .evaluateAll(boxes => boxes.map(box => box.getAttribute('value')))
  await page.goto(
    `/en-us/compare?${ids
      .slice(0, 3)
      .map(id => `id=${id}`)
      .join('&')}`,
  )
}

async function forgetSize(page: Page) {
  await page.goto('/en-us/p/womens-ridgeline-3l-shell-fh10011')
  await page.getByRole('button', { name: t('product.add') }).click()
  await page.locator('[data-problem]:visible').waitFor()
}

async function openMiniCart(page: Page) {
  await addFirstProduct(page, market)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .waitFor()
}

async function forgetFields(page: Page) {
  await page.goto('/en-us/checkout')
  await page.getByRole('button', { name: t('checkout.to-billing') }).click()
  await page.locator('[data-error-summary]:visible').waitFor()
}

async function toBilling(page: Page) {
  await ship(page, market)
  await page.frameLocator('iframe').locator('[autocomplete="cc-number"]').waitFor()
}

async function placeOrder(page: Page) {
  await payButton(page, market).click()
  await orderNumber(page)
}

/** Every page and dialog, by the name of its sheet. */
export const scenes = {
  home: { title: 'Home', go: open('') },
  menu: { title: 'Menu', go: openMenu, isOverlay: true },
  listing: { title: 'Listing', go: open('/c/mens-jackets') },
  filters: { title: 'Filters', go: openFilters, isOverlay: true },
  'listing-nothing': { title: 'Listing, no match', go: open('/c/mens-jackets?type=hardshell&color=pink') },
  quickshop: { title: 'Quick look', go: openDialog('/c/tents', 'quickshop_FH30011'), isOverlay: true },
  compare: { title: 'Comparison', go: openComparison },
  'location-confirmation': {
    title: 'Another country',
    go: openDialog('/help', 'location-confirmation_DE'),
    isOverlay: true,
  },
  search: { title: 'Search', go: open('/search?q=boot') },
  'search-nothing': { title: 'Search without a result', go: open('/search?q=zzzz') },
  product: { title: 'Product', go: open('/p/womens-ridgeline-3l-shell-fh10011') },
  'product-problem': { title: 'Product, no size chosen', go: forgetSize, isOverlay: true },
  'cart-empty': { title: 'Empty cart', go: open('/cart') },
  'mini-cart': { title: 'Mini cart', go: openMiniCart, isOverlay: true },
  cart: { title: 'Cart', go: open('/cart') },
  'checkout-problems': { title: 'Checkout, problems', go: forgetFields },
  'checkout-delivery': { title: 'Checkout, delivery', go: open('/checkout') },
  'checkout-payment': { title: 'Checkout, payment', go: toBilling },
  'checkout-review': { title: 'Checkout, review', go: page => pay(page, market) },
  confirmation: { title: 'Order confirmation', go: placeOrder },
  locations: { title: 'Country and language', go: open('/location-selector') },
  'not-found': { title: 'Page not found', go: open('/nowhere') },
  forbidden: { title: 'Forbidden', go: open('/403') },
  'server-error': { title: 'Server error', go: open('/500') },
  german: { title: 'Home in German', go: page => page.goto('/de-de') },
  'german-listing': { title: 'Listing in German', go: page => page.goto('/de-de/c/herrenjacken') },
} as const satisfies Record<string, Scene>
