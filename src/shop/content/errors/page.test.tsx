import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { href } from '#routes/href.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { LanguageProvider } from '#src/language/use-language.tsx'
import type { Locale } from '#src/language/locales.ts'

import { ErrorPage } from './page.tsx'
import { kindOf } from './words.ts'

const page = (status: number, locale: Locale = 'en-us') =>
  renderToStaticMarkup(
    <LanguageProvider language={languageOf(locale)}>
      <ErrorPage kind={kindOf(status)} />
    </LanguageProvider>,
  )

const home = (locale: Locale) => `href="/${locale}"`

describe('error pages', () => {
  it.each([401, 403])('R110: %i shows a forbidden page with a title, a message and a button home', status => {
    const html = page(status)
    expect(html).toContain('You cannot go this way')
    expect(html).toContain('This page is not open to you.')
    expect(html).toContain(home('en-us'))
    expect(html).not.toContain('help-section')
  })

  it.each([400, 404, 410, 451])(
    'R111: %i shows a not-found page with a message that links to support, a button home and a help line',
    status => {
      const html = page(status)
      expect(html).toMatch(/<p>[^<]+ <a href="\/en-us\/help\/contact-us">/)
      expect(html).toContain(home('en-us'))
      expect(html).toContain('<a href="/help-section/contact-us">')
    },
  )

  it('a missing page has the search field and three addresses that are looked for; a closed one has not', () => {
    const html = page(404, 'de-de')
    expect(html).toMatch(/<form[^>]* action="\/de-de\/[^"]+"[^>]*>.*name="q"/)
    for (const route of ['accountOrderHistory', 'storeLocator', 'giftCard'] as const)
      expect(html).toContain(`href="${href('de-de', route)}"`)
    expect(page(403)).not.toContain('name="q"')
  })

  it("R079: the not-found page says 'Page Not Found', and says it in the language of its locale", () => {
    expect(page(404)).toContain('<h1>Page Not Found</h1>')
    expect(page(404, 'de-de')).toContain('<h1>Seite nicht gefunden</h1>')
    expect(page(404, 'fr-ca')).toContain('<h1>Page introuvable</h1>')
  })

  it.each([500, 503, 302])('R113: %i, outside 4xx, has an intro, a title, a message and a button home', status => {
    const html = page(status)
    expect(html).toContain('Weather has come in')
    expect(html).toContain('We lost the trail for a moment')
    expect(html).toContain('Something on our side went wrong.')
    expect(html).toContain(home('en-us'))
  })

  it.each([500, 503])('%i offers the same page once more; a page that is missing or closed does not', status => {
    expect(page(status)).toMatch(/<a href=""[^>]*>Try again<\/a>/)
    expect(page(404)).not.toContain('href=""')
    expect(page(403)).not.toContain('href=""')
  })
})
