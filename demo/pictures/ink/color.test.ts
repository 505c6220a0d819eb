import { describe, expect, it } from 'vitest'

import { lightness, mix, outline, shade, visibleOn } from './color.ts'

describe('colours', () => {
  it('mix from the first to the second', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff')
  })

  it('grow lighter above zero and darker below', () => {
    expect(lightness(shade('#1f4d3a', 0.3))).toBeGreaterThan(lightness('#1f4d3a'))
    expect(lightness(shade('#1f4d3a', -0.3))).toBeLessThan(lightness('#1f4d3a'))
  })

  it('outline a dark shape in a lighter line and a pale shape in a darker one', () => {
    expect(lightness(outline('#0f1416'))).toBeGreaterThan(lightness('#0f1416') + 0.15)
    expect(lightness(outline('#f1efe8'))).toBeLessThan(lightness('#f1efe8') - 0.3)
  })

  it('keep a mark readable on a ground of its own colour', () => {
    for (const color of ['#101010', '#808080', '#f0f0f0', '#b5401a']) {
      expect(Math.abs(lightness(visibleOn(color, color)) - lightness(color))).toBeGreaterThan(0.16)
    }
  })
})
