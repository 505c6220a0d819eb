import * as v from 'valibot'

const filled = v.pipe(v.string(), v.minLength(1))

/** A path of this store without locale: `/c/mens-jackets`. Never another origin. */
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])\S*$/))

/** A picture with its own size, so that its place is kept before it arrives. */
const picture = v.object({
  src: path,
  alt: filled,
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type Picture = v.InferOutput<typeof picture>

const action = v.object({ label: filled, href: path })

/** Whether the words on a picture are light or dark. */
const ink = v.picklist(['light', 'dark'])

/** A landscape for each shape of screen; `tall` is shown instead of `wide` on narrow ones. */
const scenery = { wide: picture, tall: picture }

/** The first thing a page says, over a picture; `night` is what dark screens show. */
const hero = v.object({
  eyebrow: v.optional(filled),
  title: filled,
  text: filled,
  ink,
  ...scenery,
  night: v.optional(v.object(scenery)),
  action,
  secondAction: v.optional(action),
})

const categoryTiles = v.object({
  title: filled,
  tiles: v.pipe(v.array(v.object({ title: filled, href: path, picture })), v.minLength(2), v.maxLength(8)),
})

/** A row of products: those of a category, in its featured order. */
const productCarousel = v.object({
  title: filled,
  text: v.optional(filled),
  source: v.object({ from: v.literal('category'), category: filled }),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  action: v.optional(action),
})

/** Two doors side by side. */
const splitHero = v.object({
  panels: v.tuple([
    v.object({ title: filled, text: filled, ink, picture, action }),
    v.object({ title: filled, text: filled, ink, picture, action }),
  ]),
})

/** A picture beside a few paragraphs; `side` is where the picture stands along the line of reading. */
const story = v.object({
  eyebrow: v.optional(filled),
  title: filled,
  paragraphs: v.pipe(v.array(filled), v.minLength(1)),
  picture,
  side: v.picklist(['start', 'end']),
  action: v.optional(action),
})

/** Running text under its heading. */
const text = v.object({ title: filled, paragraphs: v.pipe(v.array(filled), v.minLength(1)) })

const quote = v.object({ text: filled, author: filled, role: filled })

const editorialGrid = v.object({
  title: filled,
  articles: v.pipe(v.array(v.object({ title: filled, text: filled, picture, action })), v.minLength(2), v.maxLength(6)),
})

const banner = v.object({ text: filled, ground: v.picklist(['pine', 'ember', 'paper']), action })

/** Every type of section a page may hold, and the shape of its `data`. */
export const sections = {
  hero,
  'category-tiles': categoryTiles,
  'product-carousel': productCarousel,
  'split-hero': splitHero,
  story,
  text,
  quote,
  'editorial-grid': editorialGrid,
  banner,
} as const satisfies Record<string, v.GenericSchema>

export type SectionType = keyof typeof sections
export type SectionData<Type extends SectionType> = v.InferOutput<(typeof sections)[Type]>

export const isSectionType = (type: string): type is SectionType => Object.hasOwn(sections, type)
