import { encode } from 'uqr'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { QrCode } from './qr-code.tsx'

/** The modules a path darkens. */
function darkened(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  return modules
}

it('a QR code darkens the modules its text has, with four clear ones all around', () => {
  const text = 'http://localhost/en-us/hand-over?code=abc'
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const svg = renderToStaticMarkup(createElement(QrCode, { text, label: 'For a phone' }))
  expect(darkened(/ d="([^"]+)"/.exec(svg)?.[1] ?? '', size)).toEqual(data)
  expect(svg).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`)
  expect(svg).toContain('aria-label="For a phone"')
})
