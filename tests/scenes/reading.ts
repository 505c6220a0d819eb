import { expect, type Page } from '@playwright/test'

import { showPresence } from '../e2e/visitor/presence.ts'
import { at, over, type Walk } from './scene.ts'

/** What is asked for consent comes at the first sign of somebody. */
async function askForConsent(page: Page) {
  await page.goto('/de-de/c/zelte')
  await showPresence(page)
  await expect(page.locator('[data-consent-shown]')).toBeVisible()
}

export const reading: Walk = {
  title: 'what is to be read',
  scenes: {
    article: at('Article', '/articles/three-layers'),
    explore: at('Story', '/explore/winter'),
    nuptse: at('Feature', '/featured/nuptse'),
    'about-us': at('About us', '/about-us'),
    history: at('History', '/about-us/history'),
    athletes: at('Athletes', '/athletes'),
    events: at('Events', '/events'),
    membership: at('Membership', '/xplr-pass'),
    'content-page': at('Page of content', '/westend'),
    suppliers: at('Suppliers', '/sustainability/suppliers'),
    'source-maps': at('Source maps', '/sustainability/suppliers/source-maps'),
    'warranty-retail': at('Guarantee in stores', '/warranty-retail'),
    help: at('Help', '/help'),
    'help-topics': at('Help, all topics', '/help/all-topics'),
    'help-topic': at('Help, one topic', '/help/returns'),
    'help-child': at('Help, one question', '/help/products/repairs'),
    contact: at('Contact', '/help/contact-us'),
    'size-charts': at('Size charts', '/size-chart'),
    locations: at('Country and language', '/location-selector'),
    consent: { title: 'Consent is asked for', go: askForConsent, isOverlay: true },
    'privacy-choices': at('Privacy choices', '/privacy-choices'),
    'location-confirmation': over('Another country', '/help', 'location-confirmation_DE'),
    'language-preference': over('Spanish?', '/help', 'language-preference'),
    content: over('Content in a dialog', '/c/tents', 'content_free-delivery'),
    'bad-request': at('Bad request', '/400'),
    unauthorized: at('Not signed in', '/401'),
    forbidden: at('Forbidden', '/403'),
    'not-found': at('Page not found', '/nowhere'),
    'server-error': at('Server error', '/500'),
  },
}
