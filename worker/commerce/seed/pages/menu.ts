import type { MenuItem } from '#src/commerce/calls/content.ts'
import type { Language, Site } from '#src/language/locales.ts'

import type { LocalText } from '../shape.ts'
import { words } from '../words/text.ts'
import { categoryName, categoryPath, childrenOf } from './links.ts'

const roots = ['women', 'men', 'kids', 'footwear', 'packs', 'camping', 'accessories', 'sale'] as const

/** A category and everything below it as entries of the menu. */
const entry = (id: string, language: Language): MenuItem => ({
  id,
  label: categoryName(id, language),
  href: categoryPath(id, language),
  children: childrenOf(id).map(child => entry(child, language)),
})

/** The three levels of the menu, in the language's own words and addresses. */
export const menuItems = (language: Language): MenuItem[] => roots.map(id => entry(id, language))

/** What each site says in the bar above its pages. */
const promotions: Readonly<Record<Site, { readonly text: LocalText; readonly to: 'stores' | 'new-arrivals' }>> = {
  'fellholm-us': {
    to: 'new-arrivals',
    text: words(
      'Down, wool and dry feet: the cold-weather collection is here',
      'Plumón, lana y pies secos: ha llegado la colección de invierno',
      'Duvet, laine et pieds au sec : la collection d’hiver est arrivée',
      'Daune, Wolle, trockene Füße: Die Winterkollektion ist da',
      'Piumino, lana e piedi asciutti: è arrivata la collezione invernale',
    ),
  },
  'fellholm-ca': {
    to: 'new-arrivals',
    text: words(
      'Made for the long winter: new down and insulated boots',
      'Para el invierno largo: plumón nuevo y botas de abrigo',
      'Pour le long hiver : nouveau duvet et chaussures chaudes',
      'Für den langen Winter: neue Daune und warme Stiefel',
      'Per il lungo inverno: nuovo piumino e scarponi caldi',
    ),
  },
  'fellholm-gb': {
    to: 'stores',
    text: words(
      'Our Keswick shop mends any make of jacket on Thursdays',
      'Nuestra tienda de Keswick repara chaquetas de cualquier marca los jueves',
      'Notre boutique de Keswick répare les vestes de toutes marques le jeudi',
      'Unser Laden in Keswick flickt donnerstags Jacken jeder Marke',
      'Il nostro negozio di Keswick ripara giacche di ogni marca il giovedì',
    ),
  },
  'fellholm-eu': {
    to: 'stores',
    text: words(
      'From Annecy to Bolzano: find the Fellholm nearest to the hills',
      'De Annecy a Bolzano: la tienda Fellholm más cerca de la montaña',
      'D’Annecy à Bolzano : trouvez le magasin Fellholm le plus proche des sommets',
      'Von Annecy bis Bozen: Fellholm ganz nah an den Bergen',
      'Da Annecy a Bolzano: trova il Fellholm più vicino alle montagne',
    ),
  },
}

export function promotionOf(site: Site, language: Language): { text: string; href: string } {
  const { text, to } = promotions[site]
  return { text: text[language], href: to === 'stores' ? '/store-locator' : categoryPath(to, language) }
}
