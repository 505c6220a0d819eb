import type { Frame, Page } from '@playwright/test'

import { layOut } from '../support/laid-out.ts'
import { atRest } from '../support/traffic.ts'

/** A window that holds the whole of nearly every page, in pixels. */
const tall = 6_000

/** What is fetched or laid out when it comes near is wanted now. Scrolling there would open what scrolling opens. */
export async function settle(page: Page) {
  const size = page.viewportSize()
  if (size !== null) await page.setViewportSize({ ...size, height: tall })
  await layOut(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
  await atRest(page)
  // A frame of another origin draws nothing out of sight, and says how high it is a moment after it is there.
  const fields = page.locator('main iframe')
  if ((await fields.count()) > 0) await page.locator('main iframe[style]').waitFor()
  await drawnThroughout(page)
  if (size !== null) await page.setViewportSize(size)
  await page.evaluate(drawn)
}

/** Its letters are there, and what they moved has been drawn. */
async function drawn() {
  await document.fonts.ready
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  await frame()
  await frame()
}

/** Whether a frame is seen: what is hidden, as a chat nobody has opened, is never drawn. */
const isSeen = async (frame: Frame) => (await (await frame.frameElement()).boundingBox()) !== null

/** The same of the page and of every frame in it. */
export async function drawnThroughout(page: Page): Promise<void> {
  const inside = page.frames().filter(frame => frame !== page.mainFrame())
  const seen = await Promise.all(inside.map(isSeen))
  await Promise.all([page.mainFrame(), ...inside.filter((_, at) => seen[at])].map(frame => frame.evaluate(drawn)))
}
