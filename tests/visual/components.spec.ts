import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { launchOptions } from '../../scripts/testing/chromium.ts'
import { openAtRest } from '../support/traffic.ts'
import { differenceOf } from './difference.ts'

/** Pictures of how every component is meant to look; `npm run visual:update` takes them anew. */
const baselines = join(import.meta.dirname, 'baselines')

const views = [
  { name: 'wide-light', width: 1024, colorScheme: 'light' },
  { name: 'wide-dark', width: 1024, colorScheme: 'dark' },
  { name: 'narrow-light', width: 390, colorScheme: 'light' },
] as const

// As their pictures were taken.
test.use({ launchOptions: launchOptions('whole') })

/** Cells that may differ before it counts as a change: a caret, a hair line that fell on the next pixel. */
const most = 3

async function photographs(page: Page): Promise<ReadonlyMap<string, Buffer>> {
  // The button of the chat lies over what stands at the foot of the window.
  await page.route('http://chat.localhost:*/**', route => route.abort())
  await openAtRest(page, '/en-us/components')
  await page.evaluate(() => document.fonts.ready)
  const taken = new Map<string, Buffer>()
  for (const story of await page.locator('[data-story]').all()) {
    await story.scrollIntoViewIfNeeded()
    const name = (await story.getAttribute('data-story')) ?? ''
    taken.set(name, await story.screenshot({ animations: 'disabled', caret: 'hide' }))
  }
  return taken
}

for (const { name: view, width, colorScheme } of views)
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test(`every component of /en-us/components looks as it did at ${width} px, ${colorScheme}`, async ({
      page,
    }, testInfo) => {
      const taken = await photographs(page)
      expect(taken.size).toBeGreaterThan(20)
      const folder = join(baselines, view)
      const isUpdate = testInfo.config.updateSnapshots === 'all'
      if (isUpdate) mkdirSync(folder, { recursive: true })
      const changed: string[] = []
      for (const [name, picture] of taken) {
        const file = join(folder, `${name}.png`)
        if (isUpdate) writeFileSync(file, picture)
        const { cells, of } = existsSync(file)
          ? await differenceOf(page, readFileSync(file), picture)
          : { cells: Infinity, of: 0 }
        if (cells <= most) continue
        changed.push(`${name}: ${cells} of ${of} cells`)
        await testInfo.attach(name, { body: picture, contentType: 'image/png' })
      }
      expect(changed).toEqual([])
    })
  })

test('a component that changes its colour, its size or its place is found out', async ({ page }) => {
  await page.goto('/en-us/components')
  const story = page.locator('[data-story="buttons-and-links"]')
  const before = await story.screenshot({ animations: 'disabled' })
  const changeBy = async (property: string, value: string) => {
    await story
      .locator('button')
      .first()
      .evaluate((button, [name, to]) => button.style.setProperty(name ?? '', to ?? ''), [property, value])
    const { cells } = await differenceOf(page, before, await story.screenshot({ animations: 'disabled' }))
    await story
      .locator('button')
      .first()
      .evaluate(button => button.removeAttribute('style'))
    return cells
  }
  expect(await changeBy('opacity', '1')).toBeLessThanOrEqual(most)
  expect(await changeBy('background', 'rebeccapurple')).toBeGreaterThan(most)
  expect(await changeBy('translate', '0 8px')).toBeGreaterThan(most)
  expect(await changeBy('padding-inline', '48px')).toBeGreaterThan(most)
})
