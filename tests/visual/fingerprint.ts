import type { Page } from '@playwright/test'

/** A picture at 24 × 30 points, red, green and blue of each: what is left of it at a glance. */
export type Fingerprint = readonly number[]

/** Runs in a page, which can draw: each SVG on white, made small. */
async function rendered(pictures: readonly string[]): Promise<number[][]> {
  const [width, height] = [24, 30]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  const fingerprints: number[][] = []
  for (const svg of pictures) {
    const image = new Image(240, 300)
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    await image.decode()
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(image, 0, 0, width, height)
    URL.revokeObjectURL(image.src)
    fingerprints.push([...context.getImageData(0, 0, width, height).data].filter((_, at) => at % 4 !== 3))
  }
  return fingerprints
}

/** What the pictures look like once drawn. */
export async function fingerprintsOf(page: Page, pictures: readonly string[]): Promise<readonly Fingerprint[]> {
  const found: Fingerprint[] = []
  for (let from = 0; from < pictures.length; from += 100)
    found.push(...(await page.evaluate(rendered, pictures.slice(from, from + 100))))
  return found
}

const paper = 240

/** How far two are apart: the mean difference of a channel, 0 to 255, where something is drawn in either. */
export function apart(one: Fingerprint, other: Fingerprint): number {
  const drawn = one.flatMap((value, at) => {
    const beside = other[at] ?? 0
    return Math.min(value, beside) < paper ? [Math.abs(value - beside)] : []
  })
  return drawn.reduce((sum, difference) => sum + difference, 0) / Math.max(drawn.length, 1)
}
