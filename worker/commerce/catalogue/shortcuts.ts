import { entryOf } from '#src/kit/entry.ts'
import type { Language } from '#src/language/locales.ts'

import type { Catalogue } from './catalogue.ts'
import { folded } from './spelling.ts'

/** Searches that mean a page and no product, by what people type; lower case, no accents. */
const pages: Readonly<Record<Language, Readonly<Record<string, `/${string}`>>>> = {
  en: {
    returns: '/help/returns',
    delivery: '/help/delivery',
    shipping: '/help/delivery',
    warranty: '/help/warranty',
    repair: '/help/products/repairs',
    'gift card': '/gift-card',
    'gift cards': '/gift-card',
    stores: '/store-locator',
    'store locator': '/store-locator',
    contact: '/help/contact-us',
  },
  es: {
    devoluciones: '/help/returns',
    envio: '/help/delivery',
    garantia: '/help/warranty',
    'tarjeta regalo': '/gift-card',
    tiendas: '/store-locator',
    contacto: '/help/contact-us',
  },
  fr: {
    retours: '/help/returns',
    livraison: '/help/delivery',
    garantie: '/help/warranty',
    'carte cadeau': '/gift-card',
    magasins: '/store-locator',
    contact: '/help/contact-us',
  },
  de: {
    retoure: '/help/returns',
    ruckgabe: '/help/returns',
    versand: '/help/delivery',
    lieferung: '/help/delivery',
    garantie: '/help/warranty',
    geschenkkarte: '/gift-card',
    gutschein: '/gift-card',
    filialen: '/store-locator',
    kontakt: '/help/contact-us',
  },
  it: {
    resi: '/help/returns',
    spedizione: '/help/delivery',
    garanzia: '/help/warranty',
    'carta regalo': '/gift-card',
    negozi: '/store-locator',
    contatti: '/help/contact-us',
  },
}

/** Where exactly these words lead: a page, a product by its number, a category by its name. */
export function shortcutOf(catalogue: Catalogue, q: string, language: Language): string | undefined {
  const asked = folded(q.trim())
  const page = entryOf(pages[language], asked)
  if (page !== undefined) return page
  const product = catalogue.find(asked)
  if (product !== undefined) return `/p/${product.path}`
  const category = catalogue.categories.all.find(({ name }) => folded(name[language]) === asked)
  return category === undefined ? undefined : `/c/${category.slug[language]}`
}

/** What others search for. */
export const popularSearches: Readonly<Record<Language, readonly string[]>> = {
  en: ['down jacket', 'waterproof', 'trail shoes', 'tent for two', 'merino', 'day pack'],
  es: ['chaqueta de plumón', 'impermeable', 'zapatillas de trail', 'tienda', 'merino', 'mochila'],
  fr: ['doudoune', 'imperméable', 'chaussures de trail', 'tente', 'mérinos', 'sac à dos'],
  de: ['Daunenjacke', 'wasserdicht', 'Trailschuhe', 'Zelt', 'Merino', 'Rucksack'],
  it: ['piumino', 'impermeabile', 'scarpe da trail', 'tenda', 'merino', 'zaino'],
}
