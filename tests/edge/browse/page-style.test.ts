import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'

const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''

/** The hashes of the styles inside a document, as its policy would have to name them. */
async function stylesIn(answer: Response): Promise<string[]> {
  const html = await answer.text()
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

describe('the style inside a document', () => {
  it.each([
    ['/en-us', 200],
    ['/en-us/c/tents', 200],
    ['/en-us/search?q=boot', 200],
    ['/en-us/cart', 200],
    ['/en-us/sign-in', 200],
    ['/en-us/nothing-is-here', 404],
    ['/en-us?preview=true', 200],
  ])(
    '%s: its policy allows the styles in it by their hashes, and nothing else that stands in a page',
    async (path, status) => {
      const answer = await openBrowser().ask(path)
      expect(answer.status).toBe(status)
      const styles = await stylesIn(answer)
      expect(styles).not.toEqual([])
      expect(policyOf(answer)).toContain(`; style-src 'self' ${styles.join(' ')};`)
    },
  )

  it('a stored page is answered with the policy of its own style', async () => {
    const browser = openBrowser()
    const rendered = await browser.ask('/en-us/c/backpacks')
    const stored = await browser.ask('/en-us/c/backpacks')
    expect(stored.headers.get('cache-status')).toContain('hit')
    expect(policyOf(stored)).toBe(policyOf(rendered))
    expect(policyOf(stored)).toContain((await stylesIn(stored))[0])
  })

  it('no public page waits for a style sheet, or for a typeface', async () => {
    const html = await (await openBrowser().ask('/en-us/c/tents')).text()
    expect(html).not.toMatch(/rel="?stylesheet/)
    expect(html).not.toMatch(/rel="preload"[^>]*as="font"/)
  })

  it('what is streamed of a personal page waits for the sheet, and the frame before it does not', async () => {
    const answer = await openBrowser().ask('/en-us/cart')
    const html = await answer.text()
    const at = html.indexOf('<link rel="stylesheet"')
    const [before, after] = [html.slice(0, at), html.slice(at)]
    expect(before).toContain('data-skeleton')
    expect(answer.headers.get('link')).toBe(
      '</assets/style.css>; rel=preload; as=style, </assets/personal.css>; rel=preload; as=style',
    )
    expect(after).toContain('<h1')
    const putIn = await openBrowser().ask('/en-us/cart', { headers: { 'x-soft-navigation': '1' } })
    expect(putIn.headers.get('link')).toBeNull()
    const soft = await putIn.text()
    const linked = soft.matchAll(/rel="?stylesheet"? href="?([^">]+)/g)
    expect([...linked].map(([, href]) => href)).toEqual(['/assets/personal.css'])
  })
})
