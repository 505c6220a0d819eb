import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { coverageOf } from './icon-shapes.ts'
import { outlineOf, type Coverage } from './icon-outline.ts'

/** A drawing from rows of `#` and `.`, each of them five pixels wide and high. */
function drawing(...rows: readonly string[]): Coverage {
  const [size, width] = [5, (rows[0]?.length ?? 0) * 5]
  const lines = rows.flatMap(row => Array.from({ length: size }, () => [...row].flatMap(at => Array(size).fill(at))))
  return { width, height: lines.length, alpha: Uint8Array.from(lines.flat(), at => (at === '#' ? 255 : 0)) }
}

test('a square inside its box is four corners, in percent', () => {
  expect(outlineOf(drawing('....', '.##.', '.##.', '....'), 16)).toBe(
    'polygon(evenodd,75% 25%,75% 75%,25% 75%,25% 25%,75% 25%)',
  )
})

test('a hole is reached by a way there and back', () => {
  expect(outlineOf(drawing('####', '#..#', '#..#', '####'), 16)).toBe(
    'polygon(evenodd,100% 0,100% 100%,0 100%,0 0,100% 0,25% 25%,25% 75%,75% 75%,75% 25%,25% 25%,100% 0)',
  )
})

test('a drawing of nothing has no outline', () => {
  expect(() => outlineOf(drawing('..', '..'), 16)).toThrow('empty')
})

const icons = new URL('../src/ui/icons/', import.meta.url)

const shownPx = 24
/** What points may be left out by, in pixels, and half a percent that each of them is rounded by. */
const mostPx = 0.28 + Math.SQRT2 * 0.005 * shownPx

const isCovered = ({ alpha, width }: Coverage, x: number, y: number) => (alpha[y * width + x] ?? 0) >= 128

/** Whether a drawing has an edge so many pixels around a place. */
function hasEdgeNear(drawn: Coverage, x: number, y: number, within: number): boolean {
  const here = isCovered(drawn, x, y)
  for (let down = -within; down <= within; down++)
    for (let right = -within; right <= within; right++) if (isCovered(drawn, x + right, y + down) !== here) return true
  return false
}

test.each(readdirSync(icons))('the outline of %s is nowhere further from the drawing than can be seen', async file => {
  const drawn = await coverageOf(readFileSync(new URL(file, icons), 'utf8'))
  const { width, height } = drawn
  const [, shape = ''] = /^polygon\(evenodd,(.+)\)$/.exec(outlineOf(drawn, shownPx)) ?? []
  const points = shape.split(',').map(point => point.split(' ').map(share => Number.parseFloat(share) / 100))
  const path = points.map(([x = 0, y = 0]) => `${x * width} ${y * height}`).join('L')
  const traced = await coverageOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill-rule="evenodd" d="M${path}z"/></svg>`,
  )
  expect([traced.width, traced.height]).toEqual([width, height])
  const within = Math.ceil((mostPx / shownPx) * width)
  const away: string[] = []
  let covered = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (isCovered(drawn, x, y)) covered++
      if (isCovered(drawn, x, y) !== isCovered(traced, x, y) && !hasEdgeNear(drawn, x, y, within))
        away.push(`${x} ${y}`)
    }
  expect(away).toEqual([])
  expect(covered).toBeGreaterThan(1_000)
})
