import { describe, expect, it } from 'vitest'

import { line, moved, oval, shape, slab, symmetric } from './path.ts'

describe('paths', () => {
  it('join two corners by a straight line', () => {
    expect(line([0, 0, 0], [30, 40, 0])).toBe('M0 0l30 40')
  })

  it('join smooth knots by curves in whole units and close a shape', () => {
    const d = shape([0, 0], [100, 0], [100, 100], [0, 100])
    expect(d).toMatch(/^M0 0(c-?\d+ -?\d+ -?\d+ -?\d+ -?\d+ -?\d+){4}z$/)
  })

  it('come back to where they began: the steps of a closed shape add up to nothing', () => {
    const d = symmetric([
      [400, 100],
      [300, 140, 0],
      [280, 300],
      [400, 380],
    ])
    const steps = [...d.matchAll(/[cl]([-\d ]+)/g)].map(([, numbers = '']) =>
      numbers.trim().split(' ').slice(-2).map(Number),
    )
    const sum = steps.reduce(([x = 0, y = 0], [dx = 0, dy = 0]) => [x + dx, y + dy], [0, 0])
    expect(sum).toEqual([0, 0])
  })

  it('draw plain rectangles, round ones and ovals', () => {
    expect(slab(10, 20, 30, 40)).toBe('M10 20h30v40h-30z')
    expect(slab(10, 20, 30, 40, 5)).toContain('q5 0 5 5')
    expect(oval(100, 50, 20, 10)).toBe('M80 50a20 10 0 1 0 40 0a20 10 0 1 0 -40 0z')
  })

  it('are moved by what is absolute in them, upright and level lines and curves too', () => {
    expect(moved('M10 20c1 2 3 4 5 6l7 8', 5, -6)).toBe('M15 14c1 2 3 4 5 6l7 8')
    expect(moved('M404 640Q360 660 340 700', -8.4, 0)).toBe('M395.6 640Q351.6 660 331.6 700')
    expect(moved('M200 30H600M10 30V90', 3, 4)).toBe('M203 34H603M13 34V94')
  })
})
