import { expect, test } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { addFirstProduct, markets } from '../../shoppers/in-browser/purchase.ts'
import { signInAs } from '../../shoppers/in-browser/visitor.ts'
import { wordsOf } from '../../support/words.ts'
import { atRest } from '../../support/traffic.ts'
import { showPresence } from '../visitor/presence.ts'
import { areSet, expectWholeInside, looks } from './looks.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const isSheet = /\/assets\/style-[^/]*\.css$/
const isPersonal = /\/assets\/personal-[^/]*\.css$/

test.describe('without script, so that nothing moves while it is looked at', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' })
  const paths = ['/cart', '/sign-in', '/store-locator', '/order-status', '/favorites', '/associate-login']
  for (const width of [390, 1440]) {
    for (const path of paths)
      test(`${path} at ${width} px has all of its style in its stream`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.route(/\.woff2$/, route => route.abort())
        await page.goto(`/en-us${path}`, { waitUntil: 'load' })
        await expectWholeInside(page)
      })

    test(`/cart with a product in it and /checkout at ${width} px have all of their style in their streams, as has a form that was refused`, async ({
      page,
    }) => {
      const t = wordsOf('en')
      await page.setViewportSize({ width, height: 844 })
      await page.route(/\.woff2$/, route => route.abort())
      await addFirstProduct(page, markets['en-us'])
      await page.waitForURL(/\/cart$/)
      await expectWholeInside(page)
      await page.getByRole('link', { name: t('cart.checkout') }).click()
      await page.waitForURL(/\/checkout/)
      await expectWholeInside(page)
      await page.locator('main form button[type="submit"]').last().click()
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
      await expectWholeInside(page)
    })
  }
})

test('what only personal pages look like is fetched once somebody is there, and linked by the first of them', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => void asked.push(new URL(request.url()).pathname))
  const linked = () => page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []))
  await page.goto('/en-us/c/tents', { waitUntil: 'load' })
  await expect.poll(() => asked.some(path => isSheet.test(path))).toBe(true)
  expect(asked.some(path => isPersonal.test(path))).toBe(false)
  await showPresence(page)
  await expect.poll(() => asked.some(path => isPersonal.test(path))).toBe(true)
  expect((await linked()).some(href => isPersonal.test(href))).toBe(false)
  await page.evaluate(() => void navigation.navigate('/en-us/sign-in'))
  await expect(page).toHaveTitle(/^Sign in/)
  expect((await linked()).filter(href => isPersonal.test(href))).toHaveLength(1)
  await expect(page.locator('body > link[href*="/personal-"]')).toHaveCount(1)
})

test('/store-locator, /cart, /sign-in, /favorites, /account/profile, /account/order-history and /account/loyalty look the same put in by script as loaded', async ({
  page,
}) => {
  // Canada's member, whom no other test signs in as meanwhile: pages of an account tell who has.
  await signInAs(page, 'member', 'en-ca')
  // What is said once, as that one is signed in, is said by the first page.
  await page.goto('/en-ca/cart')
  await expect(page.locator('main h1').first()).toBeVisible()
  const still = async () => {
    await expect(areSet(page)).toHaveCount(1)
    await atRest(page)
    await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished)))
    return looks(page, 'main > :not([data-skeleton], link, meta, title)')
  }
  for (const path of [
    'store-locator',
    'cart',
    'sign-in',
    'favorites',
    'account/profile',
    'account/order-history',
    'account/loyalty',
  ])
    await test.step(`/${path}`, async () => {
      await page.goto(`/en-ca/${path}`, { waitUntil: 'load' })
      const loaded = await still()
      await page.goto('/en-ca/help', { waitUntil: 'load' })
      await page.evaluate(() => document.body.setAttribute('data-mark', 'first'))
      await page.evaluate(to => void navigation.navigate(to), `/en-ca/${path}`)
      await page.waitForURL(`**/${path}`)
      await expect(page.locator('body[data-mark="first"] main h1').first()).toBeVisible()
      expect(loaded.length).toBeGreaterThan(5)
      expect(await still()).toEqual(loaded)
    })
})
