import { type LanguageCode, type Locale, locales } from '#src/language/locales.ts'
import type { SiteContent, StoredContentPage } from '#worker/commerce/content/site-content.ts'

import { fragmentOf } from './pages/fragments.ts'
import { modalOf } from './pages/modals.ts'
import { popupsOf } from './pages/popups.ts'
import { showcaseOf } from './pages/showcases.ts'
import { slotPlaces, slotsOf } from './pages/slots.ts'
import { articleRows } from './pages/articles/articles.ts'
import { finderRows } from './finders/finders.ts'
import { footerItems, withLegalLinks } from './pages/footer.ts'
import { helpRows } from './pages/help/help.ts'
import { homePage } from './pages/home/home.ts'
import { legalLinks, legalRows } from './pages/legal.ts'
import { menuItems, noticesOf } from './pages/menu.ts'
import { namedRows } from './pages/named.ts'
import { storedPage } from './pages/stored.ts'
import { englishIn } from '../words/english.ts'

const pagesIn = (language: LanguageCode): StoredContentPage[] => [
  { ...homePage(language), kind: 'page', href: '/' },
  ...[...namedRows, ...articleRows, ...helpRows, ...legalRows, ...finderRows].map(row => storedPage(row, language)),
]

const compose = (language: LanguageCode) => ({
  pages: pagesIn(language),
  menu: menuItems(language),
  footer: footerItems(language),
  popups: popupsOf(language),
})

/** Texts of a locale as its country writes them. */
const written = <Value>(locale: Locale, value: Value): Value =>
  locales[locale].language === 'en' ? englishIn(locales[locale].site, value) : value

const composed = new Map<Locale, ReturnType<typeof compose>>()

/** A locale's texts, composed at the first request. */
function spoken(locale: Locale): ReturnType<typeof compose> {
  const known = composed.get(locale) ?? written(locale, compose(locales[locale].language))
  composed.set(locale, known)
  return known
}

/** The content every site opens with, in the locale's language. */
export const content: SiteContent = {
  pages: locale => spoken(locale).pages,
  menu: locale => {
    const { language, site } = locales[locale]
    return { items: spoken(locale).menu, notices: noticesOf(site, language) }
  },
  footer: locale => ({ items: withLegalLinks(spoken(locale).footer, legalLinks(locale)) }),
  slots: (place, locale) => written(locale, slotsOf(place, locales[locale].language)),
  places: () => slotPlaces,
  fragment: (id, locale) => written(locale, fragmentOf(id, locales[locale].language)),
  popups: locale => spoken(locale).popups,
  modal: (id, locale) => written(locale, modalOf(id, locales[locale].language)),
  showcase: (docType, locale) => written(locale, showcaseOf(docType, locales[locale].language)),
}
