import type { Page } from '@playwright/test'

import { post, signInAs } from '../shoppers/in-browser/visitor.ts'
import { at, opened, over, type Walk } from './scene.ts'

async function openOrder(page: Page) {
  await page.goto('/en-us/account/order-history')
  await page.locator('main a[href*="/account/order-details/"]').first().click()
  await page.waitForURL(/\/account\/order-details\//)
}

export const stranger: Walk = {
  title: 'who is not known yet',
  scenes: {
    'sign-in': at('Sign in', '/sign-in'),
    'sign-in-dialog': over('Sign in, as a dialog', '/help', 'sign-in'),
    'sign-up-dialog': over('Sign up', '/help', 'sign-up'),
    'forgot-password-dialog': over('Forgotten password, as a dialog', '/help', 'forgot-password'),
    'forgot-password': at('Forgotten password', '/forgot-password'),
    'reset-password': at('New password', '/reset-password?token=none'),
    'associate-login': at('Sign-in of a store', '/associate-login'),
    'hand-over': at('Cart from a store', '/hand-over'),
    newsletter: at('Newsletter', '/newsletter'),
    event: at('A seat at an event', '/events/evening-talk'),
    write: at('Write to us', '/contact'),
  },
}

export const member: Walk = {
  title: 'who is a member',
  // The fields of a new card need a cart.
  begin: async page => {
    await signInAs(page, 'member')
    await post(page, '/-/account/open-card-fields?locale=en-us', {})
  },
  scenes: {
    account: at('Account', '/account'),
    loyalty: at('Points', '/account/loyalty'),
    profile: at('Profile', '/account/profile'),
    'gift-cards': at('Gift cards', '/account/gift-cards'),
    addresses: at('Addresses', '/account/address'),
    'add-shipping-address': at('New shipping address', '/account/address/add-shipping-address'),
    'add-billing-address': at('New billing address', '/account/address/add-billing-address'),
    'credit-cards': at('Cards', '/account/credit-cards'),
    'add-card': at('New card', '/account/credit-cards/add'),
    'warranty-case': at('Case of guarantee', '/warranty-case'),
    'favorites-kept': at('Favourites', '/favorites'),
    'loyalty-redeem': over('Points into money', '/help', 'loyalty-redeem'),
    interests: over('Interests', '/help', 'interests'),
    welcome: over('Welcome', '/help', 'welcome'),
    'sign-in-confirmation': over('Signed in', '/help', 'sign-in-confirmation'),
    'add-credit-card': over('New card, as a dialog', '/help', 'add-credit-card'),
  },
}

export const regular: Walk = {
  title: 'who comes often',
  begin: page => signInAs(page, 'history'),
  scenes: {
    'order-history': at('Orders', '/account/order-history'),
    'account-order': { title: 'Order', go: openOrder },
  },
}

export const shopper: Walk = {
  title: 'who is no member',
  begin: page => signInAs(page, 'shopper'),
  scenes: {
    'loyalty-join': at('Points for who is no member', '/account/loyalty'),
    'loyalty-sign-up': over('Join', '/help', 'loyalty-sign-up'),
  },
}

export const employee: Walk = {
  title: 'who works here',
  begin: page => signInAs(page, 'employee-new'),
  scenes: {
    'employee-terms': {
      title: 'Terms of employees',
      isOverlay: true,
      go: async page => {
        await page.goto('/en-us/account')
        await opened(page)
      },
    },
  },
}
