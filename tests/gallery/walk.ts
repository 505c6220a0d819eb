// The gallery of docs/gallery: every page and dialog at three widths, light and dark.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, type Browser, type Page } from '@playwright/test'

import { scenes, type Scene } from './scenes.ts'
import { sheetOf } from './sheet.ts'

const folder = join(import.meta.dirname, '../../docs/gallery')
/** All sheets together, in bytes. */
const most = 3_000_000

const views = (['light', 'dark'] as const).flatMap(colorScheme =>
  [390, 768, 1440].map(width => ({ colorScheme, width, height: width < 600 ? 844 : 900 })),
)

/** What is fetched or laid out when it comes near is wanted now. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  await Promise.all(page.frames().map(frame => frame.evaluate(() => document.fonts.ready)))
  // A frame of another origin says how high it is, and is drawn, a moment after it is there.
  if (page.frames().length > 1) await page.locator('iframe[style]').waitFor()
  if (page.frames().length > 1) await page.waitForTimeout(1_500)
}

async function walk(browser: Browser, baseURL: string, { colorScheme, width, height }: (typeof views)[number]) {
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  const page = await context.newPage()
  const shots = new Map<string, Buffer>()
  for (const [name, scene] of Object.entries<Scene>(scenes)) {
    await scene.go(page)
    await settle(page)
    shots.set(name, await page.screenshot({ fullPage: scene.isOverlay !== true, animations: 'disabled' }))
  }
  await context.close()
  return shots
}

const index = `# Gallery

Every page and dialog at 390, 768 and 1440 px, light and dark. \`npm run gallery\` takes the pictures anew.

${Object.entries<Scene>(scenes)
  .map(([name, { title }]) => `## ${title}\n\n![${title} at three widths, light and dark](${name}.webp)`)
  .join('\n\n')}
`

test('gallery', async ({ browser, baseURL }) => {
  const walks: ReadonlyMap<string, Buffer>[] = []
  for (const view of views) walks.push(await walk(browser, baseURL ?? '', view))
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage()
  let size = 0
  for (const name of Object.keys(scenes)) {
    const sheet = await sheetOf(
      page,
      walks.flatMap(shots => shots.get(name) ?? []),
    )
    writeFileSync(join(folder, `${name}.webp`), sheet)
    size += sheet.byteLength
  }
  writeFileSync(join(folder, 'README.md'), index)
  expect(size).toBeLessThan(most)
})
