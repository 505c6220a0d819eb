import type { LocalText } from '../local-text.ts'

const text = (en: string, es: string, fr: string, de: string, it: string): LocalText => ({ en, es, fr, de, it })

export type FeedKind = {
  /** A value of the facet `type`; the catalogue's own words win where it has the value already. */
  readonly type: string
  readonly words: LocalText
  /** How it is drawn. */
  readonly template: string
}

/** Kinds of products, by the first pattern that their type, title or tags match. */
const kinds: readonly (readonly [pattern: RegExp, kind: FeedKind])[] = [
  [
    /\b(boots?|high tops?|hiking shoes?)\b/,
    { type: 'boot', template: 'boot', words: text('Boots', 'Botas', 'Bottes', 'Stiefel', 'Stivali') },
  ],
  [
    /\b(sandals?|flip.?flops?)\b/,
    { type: 'sandal', template: 'sandal', words: text('Sandals', 'Sandalias', 'Sandales', 'Sandalen', 'Sandali') },
  ],
  [
    /\b(shoes?|sneakers?|trainers?)\b/,
    { type: 'shoes', template: 'trail-runner', words: text('Shoes', 'Zapatos', 'Chaussures', 'Schuhe', 'Scarpe') },
  ],
  [
    /\b(backpacks?|rucksacks?)\b/,
    {
      type: 'day-pack',
      template: 'day-pack',
      words: text('Backpacks', 'Mochilas', 'Sacs à dos', 'Rucksäcke', 'Zaini'),
    },
  ],
  [
    /\b(bags?|duffels?|totes?)\b/,
    { type: 'bag', template: 'duffel', words: text('Bags', 'Bolsos', 'Sacs', 'Taschen', 'Borse') },
  ],
  [/\b(tents?)\b/, { type: 'tent', template: 'tent', words: text('Tents', 'Tiendas', 'Tentes', 'Zelte', 'Tende') }],
  [
    /\b(beanies?|hats?)\b/,
    { type: 'beanie', template: 'beanie', words: text('Beanies', 'Gorros', 'Bonnets', 'Mützen', 'Berretti') },
  ],
  [/\b(caps?)\b/, { type: 'cap', template: 'cap', words: text('Caps', 'Gorras', 'Casquettes', 'Caps', 'Cappellini') }],
  [
    /\b(gloves?|mittens?)\b/,
    { type: 'gloves', template: 'gloves', words: text('Gloves', 'Guantes', 'Gants', 'Handschuhe', 'Guanti') },
  ],
  [
    /\b(socks?)\b/,
    { type: 'socks', template: 'socks', words: text('Socks', 'Calcetines', 'Chaussettes', 'Socken', 'Calze') },
  ],
  [
    /\b(vests?|gilets?)\b/,
    { type: 'vest', template: 'vest', words: text('Vests', 'Chalecos', 'Gilets', 'Westen', 'Gilet') },
  ],
  [
    /\b(winter|down|puffer|insulated)\b.*\b(jackets?|coats?)\b/,
    {
      type: 'insulated-jacket',
      template: 'down-hoodie',
      words: text('Insulated jackets', 'Chaquetas aislantes', 'Vestes isolantes', 'Isolierjacken', 'Giacche imbottite'),
    },
  ],
  [
    /\b(jackets?|coats?|parkas?)\b/,
    { type: 'jacket', template: 'shell', words: text('Jackets', 'Chaquetas', 'Vestes', 'Jacken', 'Giacche') },
  ],
  [
    /\b(jumpers?|sweaters?|sweatshirts?|hoodies?|fleeces?|cardigans?|pullovers?)\b/,
    { type: 'knitwear', template: 'fleece', words: text('Jumpers', 'Jerséis', 'Pulls', 'Pullover', 'Maglioni') },
  ],
  [
    /\b(tees?|t-shirts?|sports tee)\b/,
    { type: 'tee', template: 'tee', words: text('Tees', 'Camisetas', 'T-shirts', 'T-Shirts', 'T-shirt') },
  ],
  [
    /\b(shirts?|blouses?|tuxedos?)\b/,
    { type: 'shirt', template: 'shirt', words: text('Shirts', 'Camisas', 'Chemises', 'Hemden', 'Camicie') },
  ],
  [
    /\b(shorts?)\b/,
    { type: 'shorts', template: 'shorts', words: text('Shorts', 'Pantalones cortos', 'Shorts', 'Shorts', 'Shorts') },
  ],
  [
    /\b(leggings?|tights?)\b/,
    { type: 'leggings', template: 'leggings', words: text('Leggings', 'Mallas', 'Leggings', 'Leggings', 'Leggings') },
  ],
  [
    /\b(trousers?|pants?|jeans)\b/,
    {
      type: 'trousers',
      template: 'trousers',
      words: text('Trousers', 'Pantalones', 'Pantalons', 'Hosen', 'Pantaloni'),
    },
  ],
  [
    /\b(bottles?|flasks?)\b/,
    { type: 'bottle', template: 'bottle', words: text('Bottles', 'Botellas', 'Gourdes', 'Flaschen', 'Borracce') },
  ],
]

/** Anything else is worn, as most things in a feed of apparel are. */
const other: FeedKind = {
  type: 'top',
  template: 'base-layer',
  words: text('Tops', 'Tops', 'Hauts', 'Oberteile', 'Top'),
}

/** Every kind a product of a feed may be. */
export const feedKinds: readonly FeedKind[] = [...kinds.map(([, kind]) => kind), other]

/** A product's kind: by its type, else its title, else its tags. */
export function kindOf({
  type,
  title,
  tags,
}: {
  readonly type: string
  readonly title: string
  readonly tags: readonly string[]
}): FeedKind {
  for (const words of [type, title, tags.join(' ')]) {
    const found = kinds.find(([pattern]) => pattern.test(words.toLowerCase()))
    if (found !== undefined) return found[1]
  }
  return other
}

/** The categories of people a product is for, by its tags. */
export const wearersOf = (tags: readonly string[]): string[] =>
  [
    { category: 'women', words: ['women', 'womens', 'woman'] },
    { category: 'men', words: ['men', 'mens', 'man'] },
    { category: 'kids', words: ['kids', 'children', 'boys', 'girls'] },
  ]
    .filter(({ words }) => words.some(word => tags.includes(word)))
    .map(({ category }) => category)
