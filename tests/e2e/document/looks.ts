import { expect, type Page } from '@playwright/test'

import { personalSheetOf } from '#src/kit/style-sheets.ts'

const properties = [
  'display',
  'position',
  'color',
  'background-color',
  'background-image',
  'font-size',
  'font-weight',
  'margin',
  'padding',
  'border-top-width',
  'border-radius',
  'gap',
  'grid-template-columns',
  'inline-size',
  'opacity',
] as const

/** Each element of the page with what it looks like. */
export const looks = (page: Page, within = 'body') =>
  page.evaluate(
    ([names, root]) =>
      [...document.querySelectorAll(`${root} *`)].map(element => {
        const style = getComputedStyle(element)
        return `${element.tagName} ${element.className} ${names.map(name => style.getPropertyValue(name)).join(' | ')}`
      }),
    [properties, within] as const,
  )

/** The document, once its page is set in the typefaces. */
export const areSet = (page: Page) => page.locator('html[data-typefaces]')

/** What a page looks like by the style inside it is what it looks like with the whole style as well. */
export async function expectWholeInside(page: Page): Promise<void> {
  const inside = await looks(page)
  const sheet = (await page.locator('html').getAttribute('data-sheet')) ?? ''
  const sheets = [sheet, personalSheetOf(sheet)].map(async href => (await page.request.get(href)).text())
  const style = (await Promise.all(sheets)).join('')
  await page.evaluate(text => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets.push(added)
  }, style)
  const whole = await looks(page)
  expect(whole.length).toBeGreaterThan(100)
  expect(inside).toEqual(whole)
}
