import { type Language, locales } from '#src/language/locales.ts'

import type { SiteContent } from '../content/site-content.ts'
import { footerItems } from './pages/footer.ts'
import { homePage } from './pages/home.ts'
import { menuItems, promotionOf } from './pages/menu.ts'

const composed = (language: Language) => ({
  pages: [{ ...homePage(language), kind: 'page' as const, href: '/' }],
  menu: menuItems(language),
  footer: footerItems(language),
})

const spoken = {
  en: composed('en'),
  es: composed('es'),
  fr: composed('fr'),
  de: composed('de'),
  it: composed('it'),
} as const satisfies Record<Language, unknown>

/** The content every site opens with: home, menu, bar and footer in the locale's language. */
export const content: SiteContent = {
  pages: locale => spoken[locales[locale].language].pages,
  menu: locale => {
    const { language, site } = locales[locale]
    return { items: spoken[language].menu, promotion: promotionOf(site, language) }
  },
  footer: locale => ({ items: spoken[locales[locale].language].footer }),
  slots: () => undefined,
  fragment: () => undefined,
  popups: () => [],
  modal: () => undefined,
  showcase: () => undefined,
}
