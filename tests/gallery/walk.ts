// The gallery of docs/gallery: every page and dialog, and what the desk has, at three widths, light and dark.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, type Browser, type Page } from '@playwright/test'

import { staff } from '../scenes/desk.ts'
import { walks as shoppers } from '../scenes/index.ts'
import type { PageScene, Walk } from '../scenes/scene.ts'
import { drawnThroughout, settle } from '../scenes/settle.ts'
import { sheetOf } from './sheet.ts'

/** Whoever shops, and whoever runs the store. */
const walks = [...shoppers, staff]

const folder = join(import.meta.dirname, '../../docs/gallery')
/** All sheets together, in bytes. */
const most = 3_000_000

const views = (['light', 'dark'] as const).flatMap(colorScheme =>
  [390, 768, 1440].map(width => ({ colorScheme, width, height: width < 600 ? 844 : 900 })),
)

const openPage = async (browser: Browser, baseURL: string, { colorScheme, width, height }: (typeof views)[number]) => {
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  return context.newPage()
}

/** A picture that reaches beyond the window lays a frame of another origin out anew while it is taken; this one fits. */
async function photographWhole(page: Page): Promise<Buffer> {
  const window = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ ...window, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  await drawnThroughout(page)
  const shot = await page.screenshot({ animations: 'disabled' })
  await page.setViewportSize(window)
  return shot
}

async function photograph(page: Page, { go, isOverlay }: PageScene): Promise<Buffer> {
  await go(page)
  await settle(page)
  if (isOverlay) return page.screenshot({ animations: 'disabled' })
  if (page.frames().length > 1) return photographWhole(page)
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

/** Six shoppers side by side, one for each view. */
async function walkThrough({ begin, scenes }: Walk, pages: readonly Page[], drawing: Page): Promise<void> {
  for (const page of pages) await begin?.(page)
  for (const [name, scene] of Object.entries(scenes)) {
    const shots = await Promise.all(pages.map(page => photograph(page, scene)))
    writeFileSync(join(folder, `${name}.webp`), await sheetOf(drawing, [shots]))
  }
}

const chapter = ({ title, scenes, widths }: Walk) =>
  [
    `## ${title.replace(/^./, first => first.toUpperCase())}`,
    ...Object.entries(scenes).map(
      ([name, { title: of }]) =>
        `### ${of}\n\n![${of} at ${widths === undefined ? 'three' : 'two'} widths, light and dark](${name}.webp)`,
    ),
  ].join('\n\n')

const index = `# Gallery

Every page and dialog, and pages of the desk, at 390, 768 and 1440 px, light and dark. \`npm run gallery\` takes the pictures anew.

${walks.map(chapter).join('\n\n')}
`

test.beforeAll(() => mkdirSync(folder, { recursive: true }))

for (const walk of walks)
  test(walk.title, async ({ browser, baseURL }) => {
    const seen = views.filter(({ width }) => walk.widths?.includes(width) ?? true)
    const pages = await Promise.all(seen.map(view => openPage(browser, baseURL ?? '', view)))
    await walkThrough(walk, pages, await browser.newPage())
    await Promise.all(pages.map(page => page.context().close()))
  })

test.afterAll(() => {
  writeFileSync(join(folder, 'README.md'), index)
  const kept = new Set(walks.flatMap(({ scenes }) => Object.keys(scenes).map(name => `${name}.webp`)))
  const sheets = readdirSync(folder).filter(name => name.endsWith('.webp'))
  for (const name of sheets) if (!kept.has(name)) rmSync(join(folder, name))
  const size = sheets.filter(name => kept.has(name)).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  expect(size).toBeLessThan(most)
})
