import type { Page } from '@playwright/test'

/** How a sheet is drawn. */
type Drawing = {
  /** How much smaller than on the screen. */
  readonly scale: number
  /** Longest part of a page that is shown, in pixels of the screen. */
  readonly longest: number
}

const usual: Drawing = { scale: 0.25, longest: 2_400 }
const gap = 16

/** Runs in a page, which can draw: rows of photographs side by side, as a WebP in base64. */
async function draw({
  rows,
  scale,
  longest,
  gap,
}: Drawing & { readonly rows: readonly string[][]; readonly gap: number }) {
  const pictures = await Promise.all(
    rows.map(shots =>
      Promise.all(
        shots.map(async base64 => {
          const bytes = Uint8Array.from(atob(base64), character => character.codePointAt(0) ?? 0)
          return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        }),
      ),
    ),
  )
  const widthOf = (row: readonly ImageBitmap[]) => row.reduce((sum, { width }) => sum + width * scale + gap, gap)
  const heightOf = (row: readonly ImageBitmap[]) =>
    Math.round(Math.max(...row.map(({ height }) => Math.min(height, longest))) * scale)
  const canvas = new OffscreenCanvas(
    Math.round(Math.max(...pictures.map(widthOf))),
    pictures.reduce((sum, row) => sum + heightOf(row) + gap, gap),
  )
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#8b8f8a'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  let y = gap
  for (const row of pictures) {
    let x = gap
    for (const picture of row) {
      const height = Math.min(picture.height, longest)
      context.drawImage(picture, 0, 0, picture.width, height, x, y, picture.width * scale, height * scale)
      x += picture.width * scale + gap
    }
    y += heightOf(row) + gap
  }
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.5 })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(bytes.reduce((text, byte) => text + String.fromCodePoint(byte), ''))
}

/** A contact sheet of rows of photographs, as a WebP. */
export async function sheetOf(page: Page, shots: readonly (readonly Buffer[])[], drawing = usual): Promise<Buffer> {
  const rows = shots.map(row => row.map(shot => shot.toString('base64')))
  return Buffer.from(await page.evaluate(draw, { rows, gap, ...drawing }), 'base64')
}
