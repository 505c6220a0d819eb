import { memoize } from '#src/kit/memoize.ts'
import { languages, type LanguageCode } from '#src/language/locales.ts'

import type { Catalogue } from '../catalogue/catalogue.ts'
import { folded, searchWords, stemOf } from './words.ts'

/** Pages that searches mean and no product, with what people type for them; lower case, no accents. */
const pages: Readonly<Record<LanguageCode, Readonly<Record<`/${string}`, readonly string[]>>>> = {
  en: {
    '/help/returns': ['returns', 'return', 'exchange', 'refund', 'return policy', 'send back'],
    '/help/delivery': ['delivery', 'shipping', 'shipping cost', 'delivery time', 'free shipping'],
    '/order-status': [
      'track order',
      'track my order',
      'track parcel',
      'tracking',
      'order status',
      'where is my order',
      'my order',
      'order',
    ],
    '/size-chart': ['size chart', 'size guide', 'sizing', 'measurements', 'size', 'sizes'],
    '/help/warranty': ['warranty', 'guarantee'],
    '/help/products/repairs': ['repair', 'repairs'],
    '/gift-card': ['gift card', 'gift voucher', 'voucher'],
    '/store-locator': ['stores', 'store locator', 'store near me', 'shops', 'opening hours'],
    '/help/contact-us': ['contact', 'contact us', 'customer service', 'phone number'],
    '/help': ['help', 'faq'],
  },
  es: {
    '/help/returns': ['devoluciones', 'devolucion', 'cambio', 'cambios', 'reembolso'],
    '/help/delivery': ['envio', 'gastos de envio', 'entrega', 'plazo de entrega'],
    '/order-status': [
      'seguimiento',
      'seguimiento de pedido',
      'rastrear pedido',
      'estado del pedido',
      'mi pedido',
      'pedido',
    ],
    '/size-chart': ['guia de tallas', 'tabla de tallas', 'talla', 'medidas'],
    '/help/warranty': ['garantia'],
    '/help/products/repairs': ['reparacion', 'reparaciones'],
    '/gift-card': ['tarjeta regalo', 'vale regalo'],
    '/store-locator': ['tiendas', 'tienda cerca', 'horario'],
    '/help/contact-us': ['contacto', 'atencion al cliente', 'telefono'],
    '/help': ['ayuda'],
  },
  fr: {
    '/help/returns': ['retours', 'retour', 'echange', 'remboursement', 'renvoyer'],
    '/help/delivery': ['livraison', 'frais de livraison', 'frais de port', 'expedition'],
    '/order-status': ['suivi de commande', 'suivre ma commande', 'suivi colis', 'suivi', 'ma commande', 'commande'],
    '/size-chart': ['guide des tailles', 'tableau des tailles', 'taille', 'mesures'],
    '/help/warranty': ['garantie'],
    '/help/products/repairs': ['reparation', 'reparations'],
    '/gift-card': ['carte cadeau', 'bon cadeau'],
    '/store-locator': ['magasins', 'magasin', 'boutiques', 'horaires'],
    '/help/contact-us': ['contact', 'nous contacter', 'service client', 'telephone'],
    '/help': ['aide'],
  },
  de: {
    '/help/returns': ['retoure', 'ruckgabe', 'rucksendung', 'umtausch', 'umtauschen', 'ruckerstattung', 'widerruf'],
    '/help/delivery': ['versand', 'lieferung', 'versandkosten', 'lieferzeit'],
    '/order-status': [
      'sendungsverfolgung',
      'bestellung verfolgen',
      'paket verfolgen',
      'bestellstatus',
      'wo ist meine bestellung',
      'meine bestellung',
      'bestellung',
    ],
    '/size-chart': ['großentabelle', 'grossentabelle', 'großenberater', 'großen', 'große', 'masse'],
    '/help/warranty': ['garantie', 'gewahrleistung'],
    '/help/products/repairs': ['reparatur', 'reparaturen', 'reparieren'],
    '/gift-card': ['geschenkkarte', 'gutschein', 'geschenkgutschein'],
    '/store-locator': ['filialen', 'filiale', 'laden', 'offnungszeiten'],
    '/help/contact-us': ['kontakt', 'kundenservice', 'kundendienst', 'telefon'],
    '/help': ['hilfe'],
  },
  it: {
    '/help/returns': ['resi', 'reso', 'cambio', 'cambi', 'rimborso'],
    '/help/delivery': ['spedizione', 'spese di spedizione', 'consegna'],
    '/order-status': [
      'tracciare ordine',
      'traccia ordine',
      'stato ordine',
      'dove il mio ordine',
      'il mio ordine',
      'ordine',
    ],
    '/size-chart': ['guida alle taglie', 'tabella taglie', 'taglie', 'misure'],
    '/help/warranty': ['garanzia'],
    '/help/products/repairs': ['riparazione', 'riparazioni'],
    '/gift-card': ['carta regalo', 'buono regalo'],
    '/store-locator': ['negozi', 'negozio vicino', 'orari'],
    '/help/contact-us': ['contatti', 'contatto', 'servizio clienti', 'telefono'],
    '/help': ['aiuto'],
  },
}

/** A search by the stems of the words in it that say something, so that "where is my order" is "order". */
const keyOf = (q: string, language: LanguageCode): string =>
  searchWords(folded(q), language)
    .map(word => stemOf(word, language))
    .join(' ')

const pathsOf = memoize(
  (language: LanguageCode) =>
    new Map(
      Object.entries(pages[language]).flatMap(([path, names]) => names.map(name => [keyOf(name, language), path])),
    ),
  languages.length,
)

/** Where exactly these words lead: a page, a product by its number, a category by its name. */
export function shortcutOf(catalogue: Catalogue, q: string, language: LanguageCode): string | undefined {
  const asked = folded(q.trim())
  const page = pathsOf(language).get(keyOf(asked, language))
  if (page !== undefined) return page
  const product = catalogue.find(asked)
  if (product !== undefined) return `/p/${product.path}`
  const category = catalogue.categories.all.find(({ name }) => folded(name[language]) === asked)
  return category === undefined ? undefined : `/c/${category.slug[language]}`
}

/** Popular searches. */
export const popularSearches: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['down jacket', 'waterproof', 'trail shoes', 'tent for two', 'merino', 'day pack'],
  es: ['chaqueta de plumón', 'impermeable', 'zapatillas de trail', 'tienda', 'merino', 'mochila'],
  fr: ['doudoune', 'imperméable', 'chaussures de trail', 'tente', 'mérinos', 'sac à dos'],
  de: ['Daunenjacke', 'wasserdicht', 'Trailschuhe', 'Zelt', 'Merino', 'Rucksack'],
  it: ['piumino', 'impermeabile', 'scarpe da trail', 'tenda', 'merino', 'zaino'],
}
