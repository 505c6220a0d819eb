import type { Page } from '@playwright/test'

import { fixtures, valueCards } from '#demo/fixtures.ts'

import { cards } from '../shoppers/cards.ts'
import { addFirstProduct, markets, orderNumber, pay, payButton, ship } from '../shoppers/in-browser/purchase.ts'
import { putIntoCart } from '../shoppers/in-browser/visitor.ts'
import { textsOf, wordsOf } from '../support/words.ts'
import { at, opened, type Walk } from './scene.ts'

const market = markets['en-us']
const t = wordsOf('en')

async function openMiniCart(page: Page) {
  await addFirstProduct(page, market)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .waitFor()
}

async function changeDelivery(page: Page) {
  await page.goto('/en-us/cart')
  await page
    .getByRole('link', { name: textsOf('en')('cart.change-delivery') })
    .first()
    .click()
  await opened(page)
}

async function writeGift(page: Page) {
  await putIntoCart(page, fixtures.giftCard.upc)
  await page.goto('/en-us/cart')
  await page.locator('a[data-dialog^="modal=add-gift-option"]').first().click()
  await opened(page)
}

async function forgetFields(page: Page) {
  await page.goto('/en-us/checkout')
  await page.getByRole('button', { name: t('checkout.to-billing') }).click()
  await page.locator('[data-error-summary]:visible').waitFor()
}

async function toBilling(page: Page) {
  await page.goto('/en-us/checkout')
  await ship(page, market)
  await page.frameLocator('main iframe').locator('[autocomplete="cc-number"]').waitFor()
}

const bank = (page: Page) => page.getByRole('dialog').frameLocator('iframe')

async function placeOrder(page: Page) {
  await payButton(page, market).click()
  await bank(page).getByRole('button', { name: 'Confirm' }).waitFor()
}

async function confirm(page: Page) {
  await bank(page).getByRole('button', { name: 'Confirm' }).click()
  await orderNumber(page)
}

async function lookUp(page: Page) {
  const number = await orderNumber(page)
  await page.goto(`/en-us/order-details?orderNumber=${number}&email=ada%40example.com`)
}

async function askBalance(page: Page) {
  await page.goto('/en-us/gift-card')
  await page.locator('[name="number"]').fill(valueCards.good)
  await page.locator('[name="pin"]').fill('1234')
  await page.locator('form:has([name="number"])').getByRole('button').first().click()
  await page.getByRole('status').first().waitFor()
}

export const buying: Walk = {
  title: 'what is bought',
  scenes: {
    'cart-empty': at('Empty cart', '/cart'),
    'mini-cart': { title: 'Mini cart', go: openMiniCart, isOverlay: true },
    'change-delivery': { title: 'Way of delivery', go: changeDelivery, isOverlay: true },
    'gift-option': { title: 'For whom a gift card is', go: writeGift, isOverlay: true },
    cart: at('Cart', '/cart'),
    'checkout-problems': { title: 'Checkout, problems', go: forgetFields },
    'checkout-delivery': at('Checkout, delivery', '/checkout'),
    'checkout-payment': { title: 'Checkout, payment', go: toBilling },
    'checkout-review': { title: 'Checkout, review', go: page => pay(page, market, cards.challenge) },
    challenge: { title: 'The bank asks', go: placeOrder, isOverlay: true },
    confirmation: { title: 'Order confirmation', go: confirm },
    'order-details': { title: 'Order of a guest', go: lookUp },
    'order-status': at('Status of an order', '/order-status'),
    'return-label': at('Return label', '/return-label'),
    'gift-card': { title: 'Balance of a gift card', go: askBalance },
  },
}
