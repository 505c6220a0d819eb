import type { MenuItem } from '#src/commerce/calls/content.ts'
import type { Language } from '#src/language/locales.ts'

import type { LocalText } from '../shape.ts'
import { words } from '../words/text.ts'
import { categoryName, categoryPath } from './links.ts'

type Link = { readonly id: string; readonly href: `/${string}`; readonly label: LocalText }

const help: readonly Link[] = [
  {
    id: 'contact-us',
    href: '/help/contact-us',
    label: words('Contact us', 'Contacto', 'Nous écrire', 'Kontakt', 'Contattaci'),
  },
  {
    id: 'order-status',
    href: '/order-status',
    label: words('Order status', 'Estado del pedido', 'Suivi de commande', 'Bestellstatus', 'Stato dell’ordine'),
  },
  {
    id: 'store-locator',
    href: '/store-locator',
    label: words('Find a store', 'Buscar una tienda', 'Trouver un magasin', 'Laden finden', 'Trova un negozio'),
  },
  { id: 'search', href: '/search', label: words('Search', 'Buscar', 'Rechercher', 'Suche', 'Cerca') },
]

const house: readonly Link[] = [
  {
    id: 'about-us',
    href: '/about-us',
    label: words('About Fellholm', 'Sobre Fellholm', 'À propos de Fellholm', 'Über Fellholm', 'Chi è Fellholm'),
  },
  {
    id: 'favorites',
    href: '/favorites',
    label: words('Your favorites', 'Tus favoritos', 'Vos favoris', 'Deine Favoriten', 'I tuoi preferiti'),
  },
  {
    id: 'location-selector',
    href: '/location-selector',
    label: words('Country and language', 'País e idioma', 'Pays et langue', 'Land und Sprache', 'Paese e lingua'),
  },
]

const goods = ['new-arrivals', 'women', 'men', 'kids', 'footwear', 'bestsellers', 'sale'] as const

const group = (id: string, label: LocalText, links: readonly Link[], language: Language): MenuItem => ({
  id,
  label: label[language],
  href: links[0]?.href ?? '/',
  children: links.map(link => ({ id: link.id, label: link.label[language], href: link.href, children: [] })),
})

/** Three groups of links; every one leads to a page the store has. */
export const footerItems = (language: Language): MenuItem[] => [
  {
    id: 'footer-goods',
    label: words('Shop', 'Comprar', 'Boutique', 'Einkaufen', 'Acquista')[language],
    href: categoryPath('new-arrivals', language),
    children: goods.map(id => ({
      id: `footer-${id}`,
      label: categoryName(id, language),
      href: categoryPath(id, language),
      children: [],
    })),
  },
  group('footer-help', words('Help', 'Ayuda', 'Aide', 'Hilfe', 'Aiuto'), help, language),
  group('footer-house', words('The house', 'La casa', 'La maison', 'Das Haus', 'La casa'), house, language),
]
