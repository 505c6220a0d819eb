import type { MenuItem } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

import { words } from '../../words/text.ts'
import { finderLink, finderSlugs } from '../finders/finders.ts'
import { categoryName, categoryPath } from './links.ts'

type Link = { readonly id: string; readonly href: `/${string}`; readonly label: LocalText }

const house: readonly Link[] = [
  {
    id: 'about-us',
    href: '/about-us',
    label: words('About us', 'Sobre nosotros', 'À propos', 'Über uns', 'Chi siamo'),
  },
  {
    id: 'stores',
    href: '/store-locator',
    label: words('Stores', 'Tiendas', 'Magasins', 'Filialen', 'Negozi'),
  },
  {
    id: 'suppliers',
    href: '/sustainability/suppliers',
    label: words('Our factories', 'Dónde se hace', 'Où c’est fabriqué', 'Wo es gemacht wird', 'Dove si fa'),
  },
]

const service: readonly Link[] = [
  { id: 'help', href: '/help', label: words('Help', 'Ayuda', 'Aide', 'Hilfe', 'Aiuto') },
  {
    id: 'delivery',
    href: '/help/delivery',
    label: words('Shipping', 'Envío', 'Livraison', 'Lieferung', 'Spedizione'),
  },
  { id: 'returns', href: '/help/returns', label: words('Returns', 'Devoluciones', 'Retours', 'Rückgabe', 'Resi') },
  {
    id: 'size-charts',
    href: '/help/size-charts',
    label: words('Size charts', 'Guía de tallas', 'Guide des tailles', 'Größentabellen', 'Guida alle taglie'),
  },
  { id: 'contact-us', href: '/help/contact-us', label: words('Contact', 'Contacto', 'Contact', 'Kontakt', 'Contatti') },
]

const goods = ['new-arrivals', 'women', 'men', 'kids', 'footwear', 'sale', 'gift-cards'] as const
const gear = ['packs'] as const

const group = (id: string, label: LocalText, links: readonly Link[], language: LanguageCode): MenuItem => ({
  id,
  label: label[language],
  href: links[0]?.href ?? '/',
  children: links.map(link => ({ id: link.id, label: link.label[language], href: link.href, children: [] })),
})

const categories = (
  id: string,
  label: LocalText,
  ids: readonly [string, ...string[]],
  language: LanguageCode,
): MenuItem => ({
  id,
  label: label[language],
  href: categoryPath(ids[0], language),
  children: ids.map(category => ({
    id: `${id}-${category}`,
    label: categoryName(category, language),
    href: categoryPath(category, language),
    children: [],
  })),
})

/** The group with the finders at its end. */
const withFinders = (item: MenuItem, language: LanguageCode): MenuItem => ({
  ...item,
  children: [
    ...item.children,
    ...finderSlugs.map(slug => ({ id: `footer-${slug}-finder`, ...finderLink(slug, language), children: [] })),
  ],
})

/** Four groups of links; every one leads to a page the store has. */
export const footerItems = (language: LanguageCode): MenuItem[] => [
  categories('footer-goods', words('Shop', 'Comprar', 'Boutique', 'Einkaufen', 'Acquista'), goods, language),
  withFinders(
    categories('footer-gear', words('Gear', 'Equipo', 'Équipement', 'Ausrüstung', 'Attrezzatura'), gear, language),
    language,
  ),
  group('footer-service', words('Service', 'Servicio', 'Service', 'Service', 'Servizio'), service, language),
  group('footer-house', words('About', 'Sobre nosotros', 'À propos', 'Über uns', 'Chi siamo'), house, language),
]

/** The groups, with what the law of a country wants said in the last of them. */
export const withLegalLinks = (groups: readonly MenuItem[], links: readonly MenuItem[]): MenuItem[] =>
  groups.map((item, index) =>
    index === groups.length - 1 ? { ...item, children: [...item.children, ...links] } : item,
  )
