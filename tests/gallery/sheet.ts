import type { Page } from '@playwright/test'

/** How much smaller than on the screen. */
const scale = 0.25
/** Longest part of a page that is shown, in pixels of the screen. */
const longest = 2_400
const gap = 16

/** Runs in a page, which can draw: the photographs side by side, as a WebP in base64. */
async function draw({
  shots,
  scale,
  longest,
  gap,
}: {
  shots: readonly string[]
  scale: number
  longest: number
  gap: number
}) {
  const pictures = await Promise.all(
    shots.map(async base64 => {
      const bytes = Uint8Array.from(atob(base64), character => character.codePointAt(0) ?? 0)
      return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    }),
  )
  const sizes = pictures.map(({ width, height }) => ({ width, height: Math.min(height, longest) }))
  const canvas = new OffscreenCanvas(
    Math.round(sizes.reduce((sum, { width }) => sum + width * scale + gap, gap)),
    Math.round(Math.max(...sizes.map(({ height }) => height)) * scale) + 2 * gap,
  )
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#8b8f8a'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  let x = gap
  for (const [index, picture] of pictures.entries()) {
    const { width = 0, height = 0 } = sizes[index] ?? {}
    context.drawImage(picture, 0, 0, width, height, x, gap, width * scale, height * scale)
    x += width * scale + gap
  }
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(bytes.reduce((text, byte) => text + String.fromCodePoint(byte), ''))
}

/** A contact sheet of photographs, as a WebP. */
export async function sheetOf(page: Page, shots: readonly Buffer[]): Promise<Buffer> {
  const base64 = shots.map(shot => shot.toString('base64'))
  return Buffer.from(await page.evaluate(draw, { shots: base64, scale, longest, gap }), 'base64')
}
