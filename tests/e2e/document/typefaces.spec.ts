import { readFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'

import { launchOptions } from '../../../scripts/testing/chromium.ts'

test.use({ launchOptions: launchOptions('typefaces') })

type Face = { readonly file: string; readonly letters: readonly string[] }

/** From `U+a1-a2` to its letters; spaces are not drawn. */
function lettersOf(range: string): readonly string[] {
  const [from = '', to = from] = range.trim().slice(2).split('-')
  const first = Number.parseInt(from, 16)
  const points = Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
  return points.map(point => String.fromCodePoint(point)).filter(letter => /[^\p{Z}\p{Cf}]/u.test(letter))
}

const sheet = readFileSync('src/ui/tokens.css', 'utf8')
const faces: readonly Face[] = [...sheet.matchAll(/url\('\.\/fonts\/([^']+)'\)[^}]+?unicode-range:([^;]+);/g)].map(
  ([, file = '', ranges = '']) => ({ file, letters: ranges.split(',').flatMap(lettersOf) }),
)

test('there are four files of typefaces', () => expect(faces).toHaveLength(4))

for (const { file, letters } of faces)
  test(`${file} has every letter its range names: one that is missing would be looked for in the file of accents too`, async ({
    page,
  }) => {
    const bytes = readFileSync(`src/ui/fonts/${file}`).toString('base64')
    await page.setContent(`<style>
      @font-face { font-family: tried; src: url(data:font/woff2;base64,${bytes}) }
      p { font-family: tried }
    </style>`)
    await page.evaluate(async all => {
      for (const letter of all)
        document.body.append(Object.assign(document.createElement('p'), { textContent: letter }))
      await document.fonts.load('1em tried')
    }, letters)
    const client = await page.context().newCDPSession(page)
    await client.send('DOM.enable')
    await client.send('CSS.enable')
    const { root } = await client.send('DOM.getDocument', { depth: -1 })
    const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' })
    const drawnBy = await Promise.all(nodeIds.map(nodeId => client.send('CSS.getPlatformFontsForNode', { nodeId })))
    expect(letters.filter((_, index) => drawnBy[index]?.fonts.some(font => !font.isCustomFont) !== false)).toEqual([])
  })
