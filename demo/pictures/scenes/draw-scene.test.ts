import { describe, expect, it } from 'vitest'

import { chance } from '../ink/chance.ts'
import { faults, gzipped } from '../svg-check.ts'
import { heightField } from './contour-lines.ts'
import { drawGround } from './contours.ts'
import { drawScene, scenes, sizes, isPalette, isScene, isSize } from './draw-scene.ts'
import { palettes } from './palettes.ts'

const names = Object.keys(scenes).filter(isScene)
const lights = Object.keys(palettes).filter(isPalette)
const frames = Object.keys(sizes).filter(isSize)

describe('scenes', () => {
  it('are ridges, contours, camp, lake, forest and summit, by five lights in four sizes', () => {
    expect(names.toSorted()).toEqual(['camp', 'contours', 'forest', 'lake', 'ridges', 'summit'])
    expect(lights.toSorted()).toEqual(['dawn', 'dusk', 'night', 'noon', 'storm'])
    expect(sizes).toEqual({ wide: [1600, 900], tall: [900, 1200], square: [1000, 1000], strip: [2400, 800] })
  })

  it.each(names)('%s is well formed and at most 12 KB compressed in every light and size', async scene => {
    for (const palette of lights) {
      for (const size of frames) {
        const svg = drawScene({ scene, palette, seed: 11, size })
        expect([palette, size, faults(svg)]).toEqual([palette, size, []])
        expect(await gzipped(svg)).toBeLessThanOrEqual(12 * 1024)
      }
    }
  })

  it.each(names)('%s is the same for the same request and another for another seed or light', scene => {
    const wide = { scene, palette: 'dawn', seed: 1, size: 'wide' } as const
    expect(drawScene(wide)).toBe(drawScene(wide))
    expect(drawScene({ ...wide, seed: 2 })).not.toBe(drawScene(wide))
    expect(drawScene({ ...wide, palette: 'night' })).not.toBe(drawScene(wide))
  })
})

describe('the contour ground', () => {
  it('repeats after a tile in both directions, so that tiles meet', () => {
    const height = heightField(chance(5), 40)
    for (const [x, y] of [
      [0, 0],
      [13, 7],
      [39, 22],
    ] as const) {
      expect(height(x + 40, y)).toBeCloseTo(height(x, y), 9)
      expect(height(x, y + 40)).toBeCloseTo(height(x, y), 9)
      expect(height(x - 3 - 40, y)).toBeCloseTo(height(x - 3, y), 9)
    }
  })

  it('is drawn in 12 % ink, dark for light pages and pale for dark ones, in at most 5 KB', async () => {
    expect(faults(drawGround('contours'))).toEqual([])
    expect(drawGround('contours')).toContain('stroke="#16201c" stroke-opacity=".12"')
    expect(drawGround('contours-dark')).toContain('stroke="#f1efe8" stroke-opacity=".12"')
    expect(await gzipped(drawGround('contours'))).toBeLessThanOrEqual(5 * 1024)
  })
})
