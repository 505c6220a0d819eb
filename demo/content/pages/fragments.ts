import type { ContentItem } from '#src/commerce/calls/content.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import { words } from '../../words/text.ts'
import { slotsOf } from './slots.ts'

const utility = [
  ['stores', '/store-locator', words('Stores', 'Tiendas', 'Magasins', 'Filialen', 'Negozi')],
  ['help', '/help', words('Help', 'Ayuda', 'Aide', 'Hilfe', 'Aiuto')],
  [
    'order-status',
    '/order-status',
    words('Order status', 'Estado del pedido', 'Suivi de commande', 'Bestellstatus', 'Stato dell’ordine'),
  ],
  [
    'location-selector',
    '/location-selector',
    words('Country and language', 'País e idioma', 'Pays et langue', 'Land und Sprache', 'Paese e lingua'),
  ],
] as const

/** Pieces of content that more than one page uses. */
export function fragmentOf(id: string, language: LanguageCode): ContentItem[] | undefined {
  if (id === 'utility')
    return utility.map(([name, href, label]) => ({ type: 'link', id: name, data: { label: label[language], href } }))
  if (id === 'repairs') return slotsOf('category', language)?.flatMap(({ items }) => items)
  return undefined
}
