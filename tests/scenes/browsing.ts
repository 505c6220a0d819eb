import type { Page } from '@playwright/test'

import { wordsOf } from '../support/words.ts'
import { at, over, type Walk } from './scene.ts'

const t = wordsOf('en')
const product = '/p/womens-ridgeline-3l-shell-fh10011'
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

async function openComparison(page: Page) {
  await page.goto('/en-us/c/tents')
  const boxes = page.locator('main input[form="compare"]')
  const ids = await boxes.evaluateAll(all => all.slice(0, 3).map(box => `id=${box.getAttribute('value')}`))
  await page.goto(`/en-us/compare?${ids.join('&')}`)
}

async function forgetSize(page: Page) {
  await page.goto(`/en-us${product}`)
  await page
    .getByRole('button', { name: t('product.add') })
    .first()
    .click()
  await page.locator('[data-problem]:visible').waitFor()
}

async function lookCloser(page: Page) {
  await page.goto(`/en-us${product}`)
  await page.locator('[data-zoom]').first().click()
  await page.getByRole('dialog').waitFor()
}

export const browsing: Walk = {
  title: 'what is to be had',
  scenes: {
    home: at('Home', ''),
    menu: { title: 'Menu', go: openMenu, isOverlay: true },
    listing: at('Listing', '/c/mens-jackets'),
    filters: { title: 'Filters', go: openFilters, isOverlay: true },
    'listing-nothing': at('Listing, no match', '/c/mens-jackets?type=hardshell&color=pink'),
    quickshop: over('Quick look', '/c/tents', 'quickshop_FH30011'),
    compare: { title: 'Comparison', go: openComparison },
    finder: at('Finder', '/finder/jacket'),
    'finder-answer': at('Finder, answered', '/finder/boot?for=kids&use=rock&extra=wide'),
    kit: at('Kit', '/kit/FH10011'),
    search: at('Search', '/search?q=boot'),
    'search-articles': at('Articles found', '/search/articles?q=tent'),
    'search-nothing': at('Search without a result', '/search?q=zzzz'),
    german: { title: 'Home in German', go: page => page.goto('/de-de') },
    'german-listing': { title: 'Listing in German', go: page => page.goto('/de-de/c/herrenjacken') },
  },
}

export const looking: Walk = {
  title: 'what is looked at',
  scenes: {
    product: at('Product', product),
    'product-sold-out': at('Product, sold out', '/p/gone-fh12042'),
    'product-problem': { title: 'Product, no size chosen', go: forgetSize, isOverlay: true },
    zoom: { title: 'Picture, closer', go: lookCloser, isOverlay: true },
    'gift-card-digital': at('Electronic gift card', '/p/digital-gift-card-fh99010'),
    'size-chart': over('Size chart', product, 'size-chart_tops'),
    barcode: over('Barcode', product, 'barcode_FH10011'),
    'bopis-store-search': over('Search for a store', product, 'bopis-store-search'),
    'change-store': over('Change of store', product, 'change-store-confirmation_s-us-denver'),
    'store-changed': over('Store changed', product, 'store-changed'),
    'find-in-store': at('Find in store', '/find-in-store/FH10011'),
    'store-locator': at('Stores', '/store-locator'),
    reviews: at('Reviews', '/reviews/FH10011'),
    'write-a-review': at('Write a review', '/write-a-review?productId=FH10011'),
    'ask-question': over('Ask a question', product, 'ask-question'),
    'ask-question-success': over('Question asked', product, 'ask-question-success'),
    'review-photo': over('Photo of a shopper', product, 'review-user-generated-content_m1000'),
    favorites: at('Favourites of nobody yet', '/favorites'),
    'french-product': { title: 'Product in French', go: page => page.goto(`/fr-fr${product}`) },
  },
}
