import { brotliCompressSync, constants } from 'node:zlib'

import { expect, test } from '@playwright/test'

import { pageBudgets, partBudget, styleBudget } from '../../bench/budgets.ts'
import { styleInside, withoutStyle } from '../../bench/browser/weight-rows.ts'
import { pages } from '../../bench/pages.ts'
import { firstScripts, scriptsOfParts } from '../../support/built-script.ts'
import { openAtRest } from '../../support/traffic.ts'

const kilobytes = (bytes: number) => bytes / 1024
const brotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).byteLength

const paths = { ...pages, product: '/en-us/p/womens-northmere-parka-fh15011' }

type Weight = 'html' | 'elements' | 'script' | 'style'

for (const name of ['home', 'listing', 'product'] as const)
  test(`${paths[name]} stays within its budget of HTML, elements, style inside and script before interaction`, async ({
    page,
  }) => {
    const budget = pageBudgets[name]
    const scripts: Promise<Buffer>[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    const answer = await openAtRest(page, paths[name])
    const html = (await answer?.text()) ?? ''
    const script = (await Promise.all(scripts)).reduce((sum, body) => sum + brotli(body), 0)
    const weighs = {
      html: kilobytes(Buffer.byteLength(withoutStyle(html))),
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
      script: kilobytes(script),
      style: kilobytes(styleInside(html)),
    }
    const most = { ...budget, style: styleBudget.inside }
    // All of it was seen: a page has some of everything.
    for (const figure of Object.values(weighs)) expect(figure).toBeGreaterThan(1)
    const over = (Object.keys(weighs) as Weight[]).filter(part => weighs[part] > most[part])
    expect({ over, weighs }).toEqual({ over: [], weighs })
  })

test('the first script is one file: what it would import comes a turn later, and buttons work only then', () => {
  expect(firstScripts()).toHaveLength(1)
})

test('every dialog, island and behaviour comes in a few scripts, not in one for each part that it shares with another', () => {
  const parts = scriptsOfParts()
  expect(parts.get('src/shop/cart/dialogs/mini-cart/mini-cart.tsx')).toContain('react')
  const over = [...parts].filter(([, scripts]) => scripts.length > partBudget.scripts)
  expect(over).toEqual([])
})

test('no behaviour and no enhancement brings React, but the one that opens the mini cart', () => {
  const plain = [...scriptsOfParts()].filter(([source]) => /^client\/(?:behaviours|enhancements)\//.test(source))
  expect(plain.length).toBeGreaterThan(20)
  const withReact = plain.flatMap(([source, scripts]) => (scripts.includes('react') ? [source] : []))
  expect(withReact).toEqual(['client/behaviours/buying.ts'])
})
