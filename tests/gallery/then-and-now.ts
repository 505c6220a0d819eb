// docs/gallery/before-and-after.md: pages of an older build, which runs at BEFORE, above the same pages of this one.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, type Browser, type Page } from '@playwright/test'

import { drawnThroughout, settle } from '../scenes/settle.ts'
import { sheetOf } from './sheet.ts'
import { compared, type Stand } from './shoppers-then-and-now.ts'

const folder = join(import.meta.dirname, '../../docs/gallery/before-and-after')
const locales = ['en-us', 'en-gb', 'de-de'] as const
const widths = [390, 1440] as const
/** The largest a sheet may be, in bytes, and how much of a page it shows, in pixels of the screen. */
const most = 200_000
const longest = 1_800

const views = widths.flatMap(width => (['light', 'dark'] as const).map(colorScheme => ({ width, colorScheme })))

/** The page where it stands, in both widths, light and dark. */
async function photographsOf(page: Page): Promise<Map<string, Buffer>> {
  const shots = new Map<string, Buffer>()
  for (const { width, colorScheme } of views) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await settle(page)
    const whole = page.locator('dialog:modal')
    const isOver = (await whole.count()) > 0
    if (!isOver) await page.setViewportSize({ width, height: longest })
    await drawnThroughout(page)
    shots.set(`${width} ${colorScheme}`, await page.screenshot({ animations: 'disabled' }))
  }
  return shots
}

/** One shopper walks a store in one locale: scene → view → photograph. */
async function walk(browser: Browser, origin: string, locale: Stand['locale']) {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const scenes = new Map<string, Map<string, Buffer>>()
  for (const [name, scene] of Object.entries(compared)) {
    await scene.go({ page, origin, locale })
    scenes.set(name, await photographsOf(page))
  }
  await context.close()
  return scenes
}

const index = () => `# Before and after

Pages of an older build above the same pages of this one, at 390 and 1440 px: \`en-us\`, \`en-gb\` and \`de-de\`, each light and dark. An older
build that runs somewhere is named in \`BEFORE\`: \`BEFORE=http://localhost:8940 npm run gallery\` takes the pictures anew.

${Object.entries(compared)
  .map(
    ([name, { title }]) =>
      `## ${title}\n\n${widths.map(width => `![${title} at ${width} px, before and after](before-and-after/${name}-${width}.webp)`).join('\n\n')}`,
  )
  .join('\n\n')}
`

test('pages before and after', async ({ browser, baseURL }) => {
  const origins = [new URL(process.env.BEFORE ?? '').origin, baseURL ?? '']
  const rows = await Promise.all(
    origins.map(async origin => [
      await walk(browser, origin, locales[0]),
      await walk(browser, origin, locales[1]),
      await walk(browser, origin, locales[2]),
    ]),
  )
  const drawing = await browser.newPage()
  mkdirSync(folder, { recursive: true })
  for (const name of Object.keys(compared))
    for (const width of widths) {
      const ofWidth = views.filter(view => view.width === width).map(view => `${width} ${view.colorScheme}`)
      const shots = rows.map(row => row.flatMap(scenes => ofWidth.flatMap(view => scenes.get(name)?.get(view) ?? [])))
      const sheet = await sheetOf(drawing, shots, { longest, scale: width < 600 ? 0.4 : 0.18 })
      expect([name, width, sheet.length < most]).toEqual([name, width, true])
      writeFileSync(join(folder, `${name}-${width}.webp`), sheet)
    }
  writeFileSync(join(folder, '../before-and-after.md'), index())
})
