import { type LanguageCode, locales } from '#src/language/locales.ts'
import type { SiteContent, StoredContentPage } from '#worker/commerce/content/site-content.ts'

import { fragmentOf } from './pages/fragments.ts'
import { modalOf } from './pages/modals.ts'
import { popupsOf } from './pages/popups.ts'
import { showcaseOf } from './pages/showcases.ts'
import { slotsOf } from './pages/slots.ts'
import { articleRows } from './pages/articles.ts'
import { footerItems, withLegalLinks } from './pages/footer.ts'
import { helpRows } from './pages/help.ts'
import { homePage } from './pages/home.ts'
import { legalLinks, legalRows } from './pages/legal.ts'
import { menuItems, promotionOf } from './pages/menu.ts'
import { namedRows } from './pages/named.ts'
import { storedPage } from './pages/stored.ts'

const pagesIn = (language: LanguageCode): StoredContentPage[] => [
  { ...homePage(language), kind: 'page', href: '/' },
  ...[...namedRows, ...articleRows, ...helpRows, ...legalRows].map(row => storedPage(row, language)),
]

const compose = (language: LanguageCode) => ({
  pages: pagesIn(language),
  menu: menuItems(language),
  footer: footerItems(language),
  popups: popupsOf(language),
})

const composed = new Map<LanguageCode, ReturnType<typeof compose>>()

/** A language's texts, composed at the first request. */
function spoken(language: LanguageCode): ReturnType<typeof compose> {
  const known = composed.get(language) ?? compose(language)
  composed.set(language, known)
  return known
}

/** The content every site opens with, in the locale's language. */
export const content: SiteContent = {
  pages: locale => spoken(locales[locale].language).pages,
  menu: locale => {
    const { language, site } = locales[locale]
    return { items: spoken(language).menu, promotion: promotionOf(site, language) }
  },
  footer: locale => ({
    items: withLegalLinks(spoken(locales[locale].language).footer, legalLinks(locale)),
  }),
  slots: (place, locale) => slotsOf(place, locales[locale].language),
  fragment: (id, locale) => fragmentOf(id, locales[locale].language),
  popups: locale => spoken(locales[locale].language).popups,
  modal: (id, locale) => modalOf(id, locales[locale].language),
  showcase: (docType, locale) => showcaseOf(docType, locales[locale].language),
}
