import { expect, test, type Page } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { watchPolicy } from '../../support/refused-by-policy.ts'
import { atRest } from '../../support/traffic.ts'
import { areSet, expectWholeInside } from './looks.ts'
import { layoutShift, watchLayoutShift } from '../../support/layout-shift.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const isSheet = /\/assets\/style-[^/]*\.css$/

const familyOf = (element: Element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '')

test.describe('without script, so that nothing moves while it is looked at', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' })
  const paths = ['', '/c/women', '/search?q=jacket', '/location-selector', '/compare', '/nothing-is-here']
  for (const width of [390, 1440])
    for (const path of paths)
      test(`${path || '/'} at ${width} px looks the same before the whole style sheet is there as after`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 })
        // Typefaces come with the sheet; what they would move is measured by the bench.
        await page.route(/\.woff2$/, route => route.abort())
        await page.goto(`/en-us${path}`, { waitUntil: 'load' })
        await expectWholeInside(page)
      })
})

test('the typefaces come once the page is there, and the whole style sheet once somebody is', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => void asked.push(new URL(request.url()).pathname))
  const linked = () => page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []))
  await page.goto('/en-us', { waitUntil: 'load' })
  await expect.poll(() => new Set(asked.filter(path => path.endsWith('.woff2'))).size).toBe(2)
  // Fetched ahead, and not yet in the page.
  expect(asked.some(path => isSheet.test(path))).toBe(true)
  await expect(areSet(page)).toHaveCount(1)
  expect(await linked()).toEqual([])
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 200)
  await expect.poll(linked).toEqual([expect.stringMatching(isSheet)])
})

/** The families of all that is written and need not stay as it is read, as the page is and as it would be were it set as a whole. */
const families = (page: Page) =>
  page.evaluate(() => {
    const stays = 'script, style, template, [data-stand-in], [data-stand-in] *'
    const written = [...document.querySelectorAll(`body :not(${stays})`)].filter(({ childNodes }) =>
      [...childNodes].some(node => node instanceof Text && node.data.trim() !== ''),
    )
    const read = () => written.map(element => `${element.tagName} ${getComputedStyle(element).fontFamily}`)
    const asItIs = read()
    const whole = new CSSStyleSheet()
    whole.replaceSync(`:root, [data-typeset] {
      --display: 'Archivo', var(--display-stand-in) !important;
      --text: 'Instrument Sans', var(--text-stand-in) !important;
    }`)
    document.adoptedStyleSheets = [whole]
    const asAWhole = read()
    document.adoptedStyleSheets = []
    return { asItIs, asAWhole }
  })

for (const path of ['', '/c/women', '/p/womens-northmere-parka-fh15011', '/help'])
  test(`${path || '/'}, set part by part before anybody is there, has the typefaces that it has set as a whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/en-us${path}`, { waitUntil: 'load' })
    await expect(areSet(page)).toHaveCount(1)
    const atTheTop = await families(page)
    expect(atTheTop.asItIs.length).toBeGreaterThan(20)
    expect(atTheTop.asItIs).toEqual(atTheTop.asAWhole)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    await atRest(page)
    const further = await families(page)
    expect(further.asItIs).toEqual(further.asAWhole)
  })

test('a page after the first takes the typefaces as soon as it is read', async ({ page }) => {
  await page.goto('/en-us', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => sessionStorage.getItem('typefaces') !== null)
  // One more picture, which the page waits for and which never comes, so that it is never loaded.
  await page.route('**/media/never.png', () => undefined)
  await page.route('**/en-us/c/tents', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}<img src="/media/never.png" alt="">` })
  })
  await page.goto('/en-us/c/tents', { waitUntil: 'domcontentloaded' })
  await expect(areSet(page)).toHaveCount(1)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

test('where the typefaces do not come, the page stays as it is read: it is not loaded again, and nothing is looked into', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => void asked.push(new URL(request.url()).pathname))
  await page.route(/\.woff2$/, route => route.abort())
  await page.goto('/en-us/favorites')
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-mark', 'first'))
  await expect.poll(() => asked.filter(path => path.endsWith('.woff2')).length).toBeGreaterThan(0)
  // Longer than a part of the store that is gone lets a page stand.
  await page.waitForTimeout(2_000)
  await expect(page.locator('main[data-mark="first"]')).toBeVisible()
  expect(asked).not.toContain('/healthcheck/status')
})

test('a page that came in parts takes the typefaces as every page does, and they stay when another takes its place', async ({
  page,
}) => {
  await page.goto('/en-us/sign-in')
  await expect(page.locator('main > style')).toBeAttached()
  await expect(areSet(page)).toHaveCount(1)
  await page.evaluate(() => {
    document.querySelector('main')?.setAttribute('data-mark', 'first')
    void navigation.navigate('/en-us/cart')
  })
  await page.waitForURL(/\/cart$/)
  await expect(page.locator('html[data-loading]')).toHaveCount(0)
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('main > style')).toHaveCount(0)
  expect(await page.locator('main h1').first().evaluate(familyOf)).toBe('Archivo')
  expect(await page.locator('main p').first().evaluate(familyOf)).toBe('Instrument Sans')
})

test('a heading that the typefaces would break into another row stays as it is read, also when it is come back to; nothing shifts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchLayoutShift(page)
  await page.addInitScript(() => {
    const narrow = new CSSStyleSheet()
    narrow.replaceSync(
      `@font-face { font-family: Narrow; src: local('Arial'), local('Liberation Sans'), local('DejaVu Sans'); size-adjust: 50% }
       :root { --display-stand-in: Narrow !important }`,
    )
    document.adoptedStyleSheets.push(narrow)
  })
  const heading = page.locator('main h1')
  await page.goto('/en-us/p/womens-northmere-parka-fh15011', { waitUntil: 'load' })
  await expect(areSet(page)).toHaveCount(1)
  expect(await heading.evaluate(familyOf)).toBe('Narrow')
  expect(await page.locator('main p').first().evaluate(familyOf)).toBe('Instrument Sans')
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-mark', 'first'))
  await page.locator('main nav a').last().click()
  await expect(page.locator('main[data-mark="first"]')).not.toBeAttached()
  expect(await heading.evaluate(familyOf)).toBe('Archivo')
  await page.goBack()
  await expect(page.locator('main[data-mark="first"]')).toBeAttached()
  expect(await heading.evaluate(familyOf)).toBe('Narrow')
})

test('a personal page that is swapped in place of one that was loaded keeps the whole style sheet', async ({
  page,
}) => {
  await page.goto('/en-us/cart', { waitUntil: 'load' })
  await page.evaluate(() => void navigation.navigate('/en-us/favorites'))
  await page.waitForURL(/favorites/)
  // The page that is left still stands there until the other is in its place.
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible()
  const linked = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []))
  expect(linked.filter(href => isSheet.test(href))).toHaveLength(1)
  expect(await page.evaluate(() => document.querySelector('body > link[rel="stylesheet"]') !== null)).toBe(true)
})

test('a dialog that is opened at once has its style, and so has a page that is swapped in', async ({ page }) => {
  await page.goto('/en-us#panel=mini-cart', { waitUntil: 'commit' })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate(element => getComputedStyle(element).position)).toBe('fixed')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page
    .locator('footer')
    .getByRole('link', { name: /English/ })
    .press('Enter')
  await page.waitForURL(/location-selector/)
  const button = page.locator('main li').getByRole('button').first()
  await expect(button).toBeVisible()
  // What a browser gives a button by itself is another colour.
  expect(await button.evaluate(element => getComputedStyle(element).backgroundColor)).not.toBe('rgb(239, 239, 239)')
})

test('a page that is put in by script brings no style that the policy of the first one would refuse', async ({
  page,
}) => {
  const refused = watchPolicy(page)
  await page.goto('/en-us/help')
  for (const path of ['/en-us/store-locator', '/en-us/cart', '/en-us/c/tents']) {
    await page.evaluate(address => void navigation.navigate(address), path)
    await page.waitForURL(`**${path}`)
    await expect(page.locator('html[data-loading]')).toHaveCount(0)
    await expect(page.locator('main h1').first()).toBeVisible()
  }
  const entries = await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))
  // It is the first document still.
  expect(entries.at(0)).toContain('/en-us/help')
  expect(refused).toEqual([])
})
