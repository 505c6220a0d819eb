import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { openBrowser } from '../browser.ts'

const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''

/** What allows the styles inside a document, as its policy would have to name them: their hashes, or a nonce. */
async function stylesIn(answer: Response): Promise<string[]> {
  const html = await answer.text()
  return [...html.matchAll(/<style(?: nonce="([^"]+)")?>(.*?)<\/style>/gs)].map(([, nonce, text = '']) =>
    nonce === undefined ? `'sha256-${createHash('sha256').update(text).digest('base64')}'` : `'nonce-${nonce}'`,
  )
}

describe('the style inside a document', () => {
  it.each([
    ['/en-us', 200],
    ['/en-us/c/tents', 200],
    ['/en-us/search?q=boot', 200],
    ['/en-us/sign-in', 200],
    ['/en-us/nothing-is-here', 404],
    ['/en-us?preview=true', 200],
  ])('%s: its policy allows the styles in it, and nothing else that stands in a page', async (path, status) => {
    const answer = await openBrowser().ask(path)
    expect(answer.status).toBe(status)
    const styles = await stylesIn(answer)
    expect(styles).not.toEqual([])
    expect(policyOf(answer)).toContain(`; style-src 'self' ${styles.join(' ')};`)
  })

  it('a stored page is answered with the policy of its own style', async () => {
    const browser = openBrowser()
    const rendered = await browser.ask('/en-us/c/packs')
    const stored = await browser.ask('/en-us/c/packs')
    expect(stored.headers.get('cache-status')).toContain('hit')
    expect(policyOf(stored)).toBe(policyOf(rendered))
    expect(policyOf(stored)).toContain((await stylesIn(stored))[0])
  })

  it('no public page waits for a style sheet, or for a typeface', async () => {
    const html = await (await openBrowser().ask('/en-us/c/tents')).text()
    expect(html).not.toMatch(/rel="?stylesheet/)
    expect(html).not.toMatch(/rel="preload"[^>]*as="font"/)
  })

  const ask = (headers = {}) => openBrowser().ask('/en-us/sign-in', { headers })

  it('what is streamed of a personal page has its style ahead of it, behind the skeleton, and waits for no sheet', async () => {
    const html = await (await ask()).text()
    expect(html).not.toMatch(/rel="?stylesheet/)
    const [skeleton = -1, style = -1, form = -1] = ['data-skeleton', '<style nonce', 'type="email"'].map(part =>
      html.lastIndexOf(part),
    )
    expect(skeleton).toBeGreaterThan(0)
    expect(style).toBeGreaterThan(skeleton)
    expect(form).toBeGreaterThan(style)
  })

  it('the style of what is streamed is allowed by a nonce, which is another for each answer', async () => {
    const streamed = async () => {
      const answer = await ask()
      const nonces = (await stylesIn(answer)).filter(source => source.startsWith(`'nonce-`))
      expect(nonces).toEqual([expect.stringMatching(/^'nonce-[\w-]{36}'$/)])
      expect(policyOf(answer)).toContain(` ${nonces[0]};`)
      return nonces[0]
    }
    expect(await streamed()).not.toBe(await streamed())
  })

  it('a personal page that script puts in has no style, and links the sheet of such pages', async () => {
    const answer = await ask({ 'x-soft-navigation': '1' })
    expect(policyOf(answer)).not.toContain('nonce')
    const html = await answer.text()
    expect(html).not.toContain('nonce')
    const linked = html.matchAll(/rel="?stylesheet"? href="?([^">]+)/g)
    expect([...linked].map(([, href]) => href)).toEqual(['/assets/personal.css'])
  })
})
