import type { LanguageCode, SiteName } from '#src/language/locales.ts'
import type { StoredMenuItem, StoredNotice } from '#worker/commerce/content/site-content.ts'
import type { LocalText } from '#worker/commerce/local-text.ts'

import { words } from '../../words/text.ts'
import { finderLink, type FinderSlug } from '../finders/finders.ts'
import { storedArticle } from './articles/articles.ts'
import { categoryName, categoryPath, childrenOf } from './links.ts'
import { scene, type SceneLight, type SceneName } from './scene.ts'

const roots = ['women', 'men', 'kids', 'footwear', 'packs', 'camping', 'accessories', 'sale'] as const

/** A category and everything below it as entries of the menu. */
const entry = (id: string, language: LanguageCode): StoredMenuItem => ({
  id,
  label: categoryName(id, language),
  href: categoryPath(id, language),
  children: childrenOf(id).map(child => entry(child, language)),
})

/** Where there is much to choose from, the last entry asks a few questions instead. */
const finderOf: Readonly<Partial<Record<(typeof roots)[number], FinderSlug>>> = {
  women: 'jacket',
  men: 'jacket',
  footwear: 'boot',
  packs: 'pack',
  camping: 'tent',
}

/** What a department of people leads to besides: those who shop for somebody look for what is new, and for gifts. */
const besides = ['new-arrivals', 'gift-cards'] as const
const ofPeople: ReadonlySet<string> = new Set(['women', 'men', 'kids'])

/** An article that comes with the spring, from the moment it is there. */
const springSnow = (language: LanguageCode): StoredMenuItem => {
  const { name, title, href, from } = storedArticle('spring-snow', language)
  return { id: name, label: title, href, from, children: [] }
}

/** The landscape of each department. */
const landscapes: Readonly<Record<(typeof roots)[number], readonly [SceneName, SceneLight]>> = {
  women: ['ridges', 'dawn'],
  men: ['summit', 'dusk'],
  kids: ['lake', 'noon'],
  footwear: ['forest', 'dawn'],
  packs: ['ridges', 'dusk'],
  camping: ['camp', 'night'],
  accessories: ['summit', 'storm'],
  sale: ['lake', 'dusk'],
}

function root(id: (typeof roots)[number], language: LanguageCode): StoredMenuItem {
  const item = entry(id, language)
  const finder = finderOf[id]
  const links = [
    ...(finder === undefined ? [] : [{ id: `${id}-finder`, ...finderLink(finder, language), children: [] }]),
    ...(id === 'camping' ? [springSnow(language)] : []),
    ...(ofPeople.has(id) ? besides.map(other => ({ ...entry(other, language), id: `${id}-${other}` })) : []),
  ]
  const [name, light] = landscapes[id]
  const picture = scene(name, light, roots.indexOf(id) + 61, 'wide', '')
  return { ...item, children: [...item.children, ...links], picture }
}

/** The three levels of the menu, in the language's own words and addresses. */
export const menuItems = (language: LanguageCode): StoredMenuItem[] => roots.map(id => root(id, language))

/** When the bar of the spring is there. */
export const springWeeks = { from: Date.UTC(2027, 2, 1), until: Date.UTC(2027, 3, 12) }

/** The bar of each site. */
const promotions: Readonly<
  Record<SiteName, { readonly text: LocalText; readonly to: 'new-arrivals' | 'accessories' | 'packs' }>
> = {
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
    to: 'accessories',
    text: words(
      'Caps, gloves and wool for a wet Thursday in Keswick',
      'Gorros, guantes y lana para un jueves lluvioso en Keswick',
      'Bonnets, gants et laine pour un jeudi de pluie à Keswick',
      'Mützen, Handschuhe und Wolle für einen nassen Donnerstag in Keswick',
      'Berretti, guanti e lana per un giovedì di pioggia a Keswick',
    ),
  },
  'fellholm-eu': {
    to: 'packs',
    text: words(
      'From Annecy to Bolzano: packs for going from hut to hut',
      'De Annecy a Bolzano: mochilas para ir de refugio en refugio',
      'D’Annecy à Bolzano : des sacs pour aller de refuge en refuge',
      'Von Annecy bis Bozen: Rucksäcke für den Weg von Hütte zu Hütte',
      'Da Annecy a Bolzano: zaini per andare di rifugio in rifugio',
    ),
  },
}

const firstWeekend = words(
  'The first warm weekend: tents, sleeping bags and what goes with them',
  'El primer fin de semana cálido: tiendas, sacos y lo que hace falta',
  'Le premier week-end doux : tentes, duvets et ce qui va avec',
  'Das erste warme Wochenende: Zelte, Schlafsäcke und was dazugehört',
  'Il primo fine settimana mite: tende, sacchi a pelo e il necessario',
)

/** The bars of a site: that of the spring in its weeks, its own the rest of the year. */
export function noticesOf(site: SiteName, language: LanguageCode): readonly StoredNotice[] {
  const { text, to } = promotions[site]
  return [
    { text: firstWeekend[language], href: categoryPath('camping', language), ...springWeeks },
    { text: text[language], href: categoryPath(to, language) },
  ]
}
