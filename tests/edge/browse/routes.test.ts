import { describe, expect, it } from 'vitest'

import { localPath } from '#routes/href.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import { openBrowser } from '../browser.ts'

/** Route of the specification → an address of it. */
const pages = [
  ['/search', '/search?q=shell'],
  ['/search/articles', '/search/articles?q=tent'],
  ['/c/:slug', '/c/tents'],
  ['/store-locator', '/store-locator'],
  ['/find-in-store/:productId', '/find-in-store/FH10011'],
] as const

const spoken: readonly Locale[] = ['en-us', 'fr-ca', 'de-de']

/** Follows redirects by hand, as a browser would. */
async function open(path: string) {
  const shopper = openBrowser()
  let answer = await shopper.ask(path)
  for (let hops = 0; hops < 3 && answer.status >= 300 && answer.status < 400; hops++)
    answer = await shopper.ask(answer.headers.get('location') ?? '')
  return answer
}

describe('every public route of browsing', () => {
  it.each(pages)(
    '%s answers in three locales: one heading, in the language of the locale, stored for everybody',
    async (_, path) => {
      const bodies = new Set<string>()
      for (const locale of spoken) {
        const answer = await open(localPath(locale, path))
        const html = await answer.text()
        expect([locale, answer.status]).toEqual([locale, 200])
        expect(html).toContain(`<html lang="${locales[locale].tag}"`)
        expect(html.match(/<h1/g)).toHaveLength(1)
        expect(answer.headers.get('cache-control')).toBe('public, max-age=0')
        bodies.add(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
      }
      expect(bodies.size).toBe(spoken.length)
    },
  )
})
