import { expect, it } from 'vitest'

import { stylePieces } from './style-pieces.ts'

it('takes a sheet apart into rules with the classes each selector cannot do without', () => {
  const pieces = stylePieces('@layer a{.x .y:not(.z),.w:has(.v,.u)>p,.w:has(>.v)>p{color:red}p{margin:0}}')
  expect(pieces).toEqual([
    {
      open: '@layer a',
      pieces: [
        {
          selectors: [
            { text: '.x .y:not(.z)', needs: ['x', 'y'] },
            { text: '.w:has(.v,.u)>p', needs: ['w'] },
            { text: '.w:has(>.v)>p', needs: ['w', 'v'] },
          ],
          block: '{color:red}',
        },
        { selectors: [{ text: 'p', needs: [] }], block: '{margin:0}' },
      ],
    },
  ])
})

it('and with what is known of a document before it is sent', () => {
  const pieces = stylePieces(
    '[data-header=over] .x>p,.y:has(+[data-back]),.y[data-back],.y[data-other],.y[aria-busy="true"]:after,.y::scroll-button(*){color:red}',
  )
  const needs = [
    ['[data-header=over]', 'x'],
    ['y', '[data-back]'],
    ['y', '[data-back]'],
    ['y'],
    ['y', '[aria-busy="true"]'],
    ['y', '::scroll-button'],
  ]
  expect(pieces).toMatchObject([{ selectors: needs.map(named => ({ needs: named })) }])
})

it('keeps what every document needs, and names animations', () => {
  const pieces = stylePieces('@font-face{font-family:B;src:local(Arial)}@keyframes k{to{opacity:0}}')
  expect(pieces).toEqual([
    '@font-face{font-family:B;src:local(Arial)}',
    { keyframes: 'k', text: '@keyframes k{to{opacity:0}}' },
  ])
})

it('refuses a sheet with a fault', () => {
  expect(() => stylePieces('.a{color:red}}.b{')).toThrow()
})
