import { wordsOf } from '../../support/words.ts'
import type { FaultScene } from './scene.ts'
import { piecesInCart, putIn, type FaultShopper } from './shopper.ts'

const t = wordsOf('en')

const countIs = async ({ page }: FaultShopper, count: string) =>
  (await page.locator('[data-cart-count]').first().textContent()) === count

const holds = (...expected: readonly number[]) =>
  async function wrong(shopper: FaultShopper) {
    const pieces = await piecesInCart(shopper)
    return `${pieces}` === `${expected}` ? undefined : `the cart holds [${pieces}] instead of [${expected}]`
  }

const openCart = async (shopper: FaultShopper) => {
  await putIn(shopper)
  await shopper.page.goto('/en-us/cart')
  await shopper.page
    .getByRole('article')
    .getByRole('button', { name: /^Remove/ })
    .waitFor()
}

const product = '/en-us/p/x-fh10011'

export const cartScenes: readonly FaultScene[] = [
  {
    name: 'add to cart',
    breaks: { methods: ['POST'], path: /^\/cart\/v1\/(item|cartWithItem|reserveWithItem)/ },
    within: 9,
    arrive: async ({ page }) => {
      await page.goto(product)
      await page.locator('label:has(input[name="upc"]:not([disabled]))').first().click()
    },
    act: ({ page }) => page.getByRole('button', { name: t('product.add') }).click(),
    isDone: shopper => countIs(shopper, '1'),
    wrong: holds(1),
  },
  {
    name: 'quantity in the cart',
    breaks: { methods: ['PUT'], path: /^\/cart\/v1\/cart\/[^/]+\/item/ },
    within: 9,
    arrive: openCart,
    act: async ({ page }) => {
      await page.locator('article select[name="qty"]').selectOption('2')
    },
    isDone: shopper => countIs(shopper, '2'),
    wrong: holds(2),
  },
  {
    name: 'remove',
    breaks: { methods: ['DELETE'], path: /^\/cart\/v1\/item/ },
    within: 9,
    arrive: openCart,
    act: ({ page }) =>
      page
        .getByRole('article')
        .getByRole('button', { name: /^Remove/ })
        .click(),
    isDone: ({ page }) => page.getByRole('heading', { name: t('cart.empty.title') }).isVisible(),
    wrong: holds(),
  },
  {
    name: 'favourites heart',
    breaks: { methods: ['POST'], path: /^\/wishlists\// },
    within: 9,
    arrive: async ({ page }) => {
      await page.goto(product)
    },
    act: ({ page }) => page.locator('main [form="hearts"]').first().click(),
    isDone: async ({ page }) =>
      (await page.locator('main [form="hearts"]').first().getAttribute('aria-pressed')) === 'true',
    wrong: async ({ page }) => {
      await page.goto('/en-us/favorites')
      const kept = await page.locator('main li h3').count()
      return kept === 1 ? undefined : `${kept} favourites instead of one`
    },
  },
  {
    name: 'sign-in',
    breaks: { methods: ['POST'], path: /^\/consumers-v3\/auth\/signin/ },
    within: 9,
    arrive: async ({ page }) => {
      await page.goto('/en-us/sign-in')
    },
    act: async ({ page }) => {
      await page.locator('[name="username"]:visible').fill('shopper@fellholm.example')
      await page.locator('[name="password"]:visible').fill('trail-lantern-42')
      await page.locator('form[data-command="sign-in/enter"]:visible').getByRole('button').click()
    },
    isDone: async ({ page }) =>
      /\/en-us\/account/.test(page.url()) && (await page.locator('main h1').first().isVisible()),
    wrong: async () => undefined,
  },
]
