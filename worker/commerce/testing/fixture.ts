import type { SiteContent } from '../content/site-content.ts'
import type { LocalText } from '../local-text.ts'
import type { Seed } from '../seed/seed.ts'
import type { SeedCategory } from '../seed/products.ts'
import { giftCards } from './fixture-gift-cards.ts'
import { locations } from './fixture-places.ts'
import { products } from './fixture-products.ts'
import { inAll, words } from './fixture-words.ts'

const category = (id: string, parent: string | undefined, en: string, de: string): SeedCategory => ({
  id,
  ...(parent === undefined ? {} : { parent }),
  slug: words(en.toLowerCase().replaceAll(' ', '-'), de.toLowerCase().replaceAll(' ', '-')),
  name: words(en, de),
  description: words(`Everything in ${en}.`, `Alles in ${de}.`),
})

/** A shop of six products and the gift cards. */
const inOrder = (words: Readonly<Record<string, LocalText>>) => new Map(Object.entries(words))

export const fixtureSeed: Seed = {
  locations,
  giftCards,
  categories: [
    category('clothing', undefined, 'Clothing', 'Kleidung'),
    category('jackets', 'clothing', 'Jackets', 'Jacken'),
    category('fleece', 'clothing', 'Fleece', 'Fleece'),
    category('footwear', undefined, 'Footwear', 'Schuhe'),
    category('equipment', undefined, 'Equipment', 'Ausrüstung'),
  ],
  products,
  facetNames: {
    type: words('Type', 'Art'),
    size: words('Size', 'Größe'),
    color: words('Colour', 'Farbe'),
    price: words('Price', 'Preis'),
    activity: words('Activity', 'Aktivität'),
    feature: words('Feature', 'Eigenschaft'),
    rating: words('Rating', 'Bewertung'),
    availability: words('Availability', 'Verfügbarkeit'),
  },
  facetValues: {
    type: inOrder({
      shell: words('Shells', 'Regenjacken'),
      insulated: words('Insulated', 'Wärmejacken'),
      fleece: words('Fleeces', 'Fleecejacken'),
      boot: words('Boots', 'Stiefel'),
      pack: words('Packs', 'Rucksäcke'),
      tent: words('Tents', 'Zelte'),
    }),
    activity: inOrder({
      hike: words('Hiking', 'Wandern'),
      climb: words('Climbing', 'Klettern'),
      camp: words('Camping', 'Zelten'),
    }),
    feature: inOrder({ waterproof: words('Waterproof', 'Wasserdicht'), warm: words('Warm', 'Warm') }),
    color: inOrder({ green: words('Green', 'Grün'), orange: words('Orange', 'Orange') }),
    size: new Map(['s', 'm', 'l', '42', '43', 'one'].map(id => [id, inAll(id.toUpperCase())])),
  },
  sets: [],
  collectionPointsOf: () => [],
  reviewsOf: () => [],
  questionsOf: () => [],
}

/** The SKU of a product in the fixture by its place among the product's variants. */
export function upcOf(productId: string, index = 0): string {
  const upc = fixtureSeed.products.find(({ id }) => id === productId)?.variants[index]?.upc
  if (upc === undefined) throw new Error(`The fixture has no SKU ${index} of ${productId}.`)
  return upc
}

export const fixtureContent: SiteContent = {
  pages: locale => [
    { name: 'home', kind: 'page', href: '/', title: `Home ${locale}`, description: 'The home page', sections: [] },
  ],
  menu: () => ({ items: [{ id: 'clothing', label: 'Clothing', href: '/c/clothing', children: [] }] }),
  footer: () => ({ items: [] }),
  slots: () => undefined,
  fragment: () => undefined,
  popups: () => [],
  modal: () => undefined,
  showcase: () => undefined,
}
