import { expect, test, type Page } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { violations } from './axe.ts'

// Looks at letters, or at where they break.
test.use({ launchOptions: launchOptions('typefaces') })

const open = async (page: Page, story: string) => {
  await page.goto(`/en-us/components?story=${story}`)
  return page.locator(`[data-story="${story}"]`)
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

for (const colorScheme of ['light', 'dark'] as const)
  for (const locale of ['en-us', 'de-de'])
    test(`axe finds no violation on any component of /${locale}/components, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`/${locale}/components`)
      expect(await violations(page)).toEqual([])
    })

/** Longest that anything of the page moves by itself, in seconds, and how often; nothing tied to scrolling. */
const longestMotion = () => {
  const seconds = (list: string) => list.split(',').map(Number.parseFloat)
  const styles = [...document.querySelectorAll('*')].flatMap(element =>
    [null, '::before', '::after'].map(pseudo => getComputedStyle(element, pseudo)),
  )
  return {
    transition: Math.max(...styles.flatMap(style => seconds(style.transitionDuration))),
    animation: Math.max(...styles.flatMap(style => seconds(style.animationDuration.replaceAll('auto', '0s')))),
    rounds: Math.max(...styles.flatMap(style => seconds(style.animationIterationCount.replaceAll('infinite', '9')))),
    scrolls: styles.some(style => style.scrollBehavior === 'smooth'),
  }
}

test('who wants less motion sees none of any component, whatever it says of itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/en-us/components')
  const usual = await page.evaluate(longestMotion)
  expect([usual.transition > 0.1, usual.animation > 0.1, usual.rounds, usual.scrolls]).toEqual([true, true, 9, true])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const calm = await page.evaluate(longestMotion)
  expect([calm.transition < 0.001, calm.animation < 0.001, calm.rounds, calm.scrolls]).toEqual([true, true, 1, false])
})

test.describe('the combobox, by keyboard (ARIA Authoring Practices)', () => {
  const start = async (page: Page) => {
    const story = await open(page, 'comboboxes')
    await story.locator('input').first().focus()
    const input = story.getByRole('combobox').first()
    await expect(input).toHaveAttribute('aria-autocomplete', 'list')
    return { input, options: story.getByRole('option'), status: story.getByRole('status').first() }
  }
  const active = (page: Page) =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant')
      return id ? document.getElementById(id)?.textContent : undefined
    })

  test('suggests what fits what is typed, whatever the accents, and says politely how many', async ({ page }) => {
    const { input, options, status } = await start(page)
    await input.pressSequentially('ar')
    await expect(options).toHaveText(['Århus'])
    await expect(status).toHaveText('1 suggestion')
    await input.fill('nowhere')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await expect(status).toHaveText('No suggestions')
  })

  test('Down and Up walk round, Enter takes the marked one, and the focus stays in the text', async ({ page }) => {
    const { input } = await start(page)
    await input.pressSequentially('z')
    await page.keyboard.press('ArrowDown')
    expect(await active(page)).toBe('Zermatt')
    await page.keyboard.press('ArrowDown')
    expect(await active(page)).toBe('Zürich')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    expect(await active(page)).not.toBe('Zermatt')
    await page.keyboard.press('Enter')
    await expect(input).toHaveValue('Zürich')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await expect(input).toBeFocused()
  })

  test('Up comes to the last, Alt+Down opens and marks none, Escape closes and then empties', async ({ page }) => {
    const { input, options } = await start(page)
    await page.keyboard.press('Alt+ArrowDown')
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    expect(await active(page)).toBeUndefined()
    await page.keyboard.press('ArrowUp')
    expect(await active(page)).toBe(await options.last().textContent())
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await input.fill('Berg')
    await page.keyboard.press('Escape')
    await expect(input).toHaveValue('Berg')
    await page.keyboard.press('Escape')
    await expect(input).toHaveValue('')
  })

  test('a press on a suggestion takes it; leaving takes none', async ({ page }) => {
    const { input, options } = await start(page)
    await input.pressSequentially('fort')
    await options.first().click()
    await expect(input).toHaveValue('Fort William')
    await input.fill('inn')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(input).toHaveValue('inn')
  })
})

test('the menu, by keyboard: opens to its first item, arrows walk round, letters find, Escape goes back to the button', async ({
  page,
}) => {
  const story = await open(page, 'menu')
  const button = story.getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(story.getByRole('menuitem', { name: 'Orders' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBe('Returns')
  await page.keyboard.press('End')
  expect(await focused(page)).toBe('Sign out')
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBe('Orders')
  await page.keyboard.press('a')
  expect(await focused(page)).toBe('Addresses')
  await page.keyboard.press('Escape')
  await expect(story.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowUp')
  expect(await focused(page)).toBe('Sign out')
})

test('tabs, by keyboard: one stop, arrows, Home and End choose and show', async ({ page }) => {
  const story = await open(page, 'tabs')
  await story.getByRole('tab', { name: 'Fit' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(story.getByRole('tab', { name: 'Care' })).toHaveAttribute('aria-selected', 'true')
  await expect(story.getByRole('tabpanel')).toContainText('Wash it cold')
  await page.keyboard.press('End')
  await expect(story.getByRole('tabpanel')).toContainText('Every seam')
  await page.keyboard.press('ArrowRight')
  await expect(story.getByRole('tabpanel')).toContainText('layer of wool')
  await page.keyboard.press('Tab')
  await expect(story.getByRole('tabpanel')).toBeFocused()
})

test('quantity: the buttons count within their bounds, and one that leads out of them says so', async ({ page }) => {
  const story = await open(page, 'quantities')
  const input = story.locator('input').first()
  const [less, more] = [story.getByLabel('One fewer').first(), story.getByLabel('One more').first()]
  for (let press = 0; press < 5; press++) await more.click({ force: true })
  await expect(input).toHaveValue('5')
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  for (let press = 0; press < 6; press++) await less.click({ force: true })
  await expect(input).toHaveValue('1')
  await expect(less).toHaveAttribute('aria-disabled', 'true')
  await expect(more).not.toHaveAttribute('aria-disabled', 'true')
})

test('a phone number is written as its country writes it when the field is left, never while typing (R254)', async ({
  page,
}) => {
  const story = await open(page, 'phone-numbers')
  const input = story.locator('input').first()
  await input.fill('')
  await input.pressSequentially('3035550199')
  await expect(input).toHaveValue('3035550199')
  await page.keyboard.press('Tab')
  await expect(input).toHaveValue('(303) 555 - 0199')
})

test('a tooltip shows on focus and on pointing, and Escape takes it away (WCAG 1.4.13)', async ({ page }) => {
  const story = await open(page, 'tooltip')
  await story.getByRole('button').focus()
  await expect(story.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(story.getByRole('tooltip')).toBeHidden()
  await story.getByRole('button').blur()
  await story.getByRole('button').hover()
  await expect(story.getByRole('tooltip')).toBeVisible()
})

test('an accordion has one fold open at a time', async ({ page }) => {
  const story = await open(page, 'accordion')
  await story.locator('summary').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(story.locator('details[open]')).toHaveCount(1)
  await expect(story.locator('details[open]')).toContainText('Nothing, within 60 days')
})

test('without script comboboxes suggest by themselves, every tab is shown and numbers can be typed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/en-us/components')
  await expect(page.locator('input[list="town-suggestions"]')).toBeVisible()
  await expect(page.locator('#town-suggestions option')).toHaveCount(8)
  for (const words of ['layer of wool', 'Wash it cold', 'Every seam']) await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByLabel('One more').first()).toBeHidden()
  await context.close()
})
