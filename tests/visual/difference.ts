import type { Page } from '@playwright/test'

/** Pixels along a side of what is compared as one: letters drawn a little differently come to the same there. */
const cell = 12
/** How far the mean colour of a cell may be off, per channel of 255. */
const tolerance = 20

export type Difference = {
  /** Cells that differ, of all there are; all of them when the two are not of one size. */
  readonly cells: number
  readonly of: number
}

/** Runs in a page, which can read pictures: compares two PNGs cell by cell. */
async function compare({
  one,
  other,
  cell,
  tolerance,
}: Record<'one' | 'other', string> & Record<'cell' | 'tolerance', number>) {
  async function cellsOf(base64: string) {
    const bytes = Uint8Array.from(atob(base64), character => character.codePointAt(0) ?? 0)
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const [width, height] = [Math.ceil(picture.width / cell), Math.ceil(picture.height / cell)]
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    if (context === null) throw new Error('no canvas')
    context.drawImage(picture, 0, 0)
    const { data } = context.getImageData(0, 0, picture.width, picture.height)
    const sums = Array.from({ length: width * height }, () => [0, 0, 0, 0])
    for (let at = 0; at < data.length; at += 4) {
      const [x, y] = [(at / 4) % picture.width, Math.floor(at / 4 / picture.width)]
      const sum = sums[Math.floor(y / cell) * width + Math.floor(x / cell)] ?? []
      for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0)
      sum[3] = (sum[3] ?? 0) + 1
    }
    return { width, height, means: sums.map(([r = 0, g = 0, b = 0, n = 1]) => [r / n, g / n, b / n]) }
  }

  const [before, after] = await Promise.all([cellsOf(one), cellsOf(other)])
  const of = after.means.length
  if (before.width !== after.width || before.height !== after.height) return { cells: of, of }
  const isOff = (mean: readonly number[], index: number) =>
    mean.some((value, channel) => Math.abs(value - (before.means[index]?.[channel] ?? 0)) > tolerance)
  return { cells: after.means.filter(isOff).length, of }
}

/**
 * How much two PNGs differ in area. Machines draw letters and edges with slight differences, which hardly move the mean
 * colour of a cell; a colour, a size or a place that changed moves many.
 */
export const differenceOf = (page: Page, one: Buffer, other: Buffer): Promise<Difference> =>
  page.evaluate(compare, { one: one.toString('base64'), other: other.toString('base64'), cell, tolerance })
