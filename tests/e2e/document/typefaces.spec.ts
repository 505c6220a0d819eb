import { readFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'
import { faceFiles } from '../../support/typefaces.ts'

test.use({ launchOptions: launchOptions('typefaces') })

for (const { name, address, letters } of faceFiles)
  test(`every letter that the range of ${name} names is in it: for one that is missing, the file of accents would be fetched too`, async ({
    page,
  }) => {
    const drawn = letters.filter(letter => /[^\p{Z}\p{Cf}]/u.test(letter))
    const bytes = readFileSync(address).toString('base64')
    await page.setContent(`<style>
      @font-face { font-family: tried; src: url(data:font/woff2;base64,${bytes}) }
      p { font-family: tried }
    </style>`)
    await page.evaluate(async all => {
      for (const letter of all)
        document.body.append(Object.assign(document.createElement('p'), { textContent: letter }))
      await document.fonts.load('1em tried')
    }, drawn)
    const client = await page.context().newCDPSession(page)
    await client.send('DOM.enable')
    await client.send('CSS.enable')
    const { root } = await client.send('DOM.getDocument', { depth: -1 })
    const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' })
    const drawnBy = await Promise.all(nodeIds.map(nodeId => client.send('CSS.getPlatformFontsForNode', { nodeId })))
    expect(drawn.filter((_, index) => drawnBy[index]?.fonts.some(font => !font.isCustomFont) !== false)).toEqual([])
  })
