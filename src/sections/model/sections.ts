import * as v from 'valibot'

import { finderAnswers } from '#src/kit/finder-answers.ts'
import { facetNames } from '#src/commerce/calls/catalogue/listing-shapes.ts'

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

/** Running text under its heading; without one where what surrounds it has said it already. */
const text = v.object({ title: v.string(), paragraphs: v.array(filled) })

const quote = v.object({ text: filled, author: filled, role: filled })

const editorialGrid = v.object({
  title: filled,
  articles: v.pipe(v.array(v.object({ title: filled, text: filled, picture, action })), v.minLength(2), v.maxLength(6)),
})

/** Content that a dialog shows instead of the page where there is script (R089). */
const contentId = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)))

const banner = v.object({
  text: filled,
  ground: v.picklist(['pine', 'ember', 'paper']),
  action: v.object({ ...action.entries, contentId }),
})

/** A place on a picture, in hundredths of its width and height from the upper left corner. */
const spot = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** A picture with signs on the things in it; the same things are listed beside it. */
const shopTheLook = v.object({
  title: filled,
  picture,
  spots: v.pipe(v.array(v.object({ x: spot, y: spot, label: filled, href: path })), v.minLength(1), v.maxLength(6)),
})

/** A film with its poster, fetched when play is pressed. `transcript` describes sound and picture. */
const video = v.object({ title: filled, poster: picture, src: path, transcript: filled })

/** Something that begins or ends at a moment (ISO 8601, UTC). */
const countdown = v.object({
  title: filled,
  text: v.optional(filled),
  until: v.pipe(v.string(), v.isoTimestamp()),
  action,
})

/** Things beside each other, line by line; every line has a cell for every column. */
const comparisonTable = v.object({
  title: filled,
  columns: v.pipe(v.array(v.object({ name: filled, href: v.optional(path) })), v.minLength(2), v.maxLength(4)),
  rows: v.pipe(v.array(v.object({ name: filled, cells: v.array(filled) })), v.minLength(1)),
})

const accordion = v.object({
  title: filled,
  folds: v.pipe(
    v.array(v.object({ title: filled, paragraphs: v.pipe(v.array(filled), v.minLength(1)) })),
    v.minLength(1),
  ),
})

/** Text with structure: blocks of known kinds, never markup. */
const richText = v.object({
  blocks: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('heading'), text: filled }),
        v.object({ kind: v.literal('paragraph'), text: filled }),
        v.object({ kind: v.literal('list'), items: v.pipe(v.array(filled), v.minLength(1)) }),
        v.object({ kind: v.literal('quote'), text: filled }),
        v.object({ kind: v.literal('link'), ...action.entries }),
      ]),
    ),
    v.minLength(1),
  ),
})

/** What an answer of a finder stands for: a category, or values of facets. */
const finderOption = v.object({
  value: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)),
  label: filled,
  category: v.optional(filled),
  facets: v.optional(v.record(v.picklist(facetNames), v.pipe(v.array(filled), v.minLength(1)))),
})

/** Questions that lead to products, at `/finder/{slug}`; one of them has to name a category with each of its answers. */
const finder = v.object({
  title: filled,
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)),
  questions: v.pipe(
    v.array(
      v.object({
        name: v.picklist(finderAnswers),
        title: filled,
        options: v.pipe(v.array(finderOption), v.minLength(2), v.maxLength(6)),
      }),
    ),
    v.minLength(1),
    v.maxLength(finderAnswers.length),
  ),
})

const storeFinder = v.object({ title: filled, text: filled })

const newsletter = v.object({ title: filled, text: filled })

/** An athlete's story, in their own words. */
const athleteStory = v.object({
  name: filled,
  discipline: filled,
  picture,
  words: filled,
  facts: v.array(v.object({ name: filled, value: filled })),
  action: v.optional(action),
})

/** A way through a landscape, stop by stop. */
const mapStory = v.object({
  title: filled,
  picture,
  stops: v.pipe(v.array(v.object({ x: spot, y: spot, title: filled, text: filled })), v.minLength(2), v.maxLength(8)),
})

const sizeGuide = v.object({ title: filled, chart: filled })

/** Products that the platform recommends; what they are is asked when they come near (R108). */
const recommendations = v.object({
  title: filled,
  widget: v.picklist(['similar', 'complete-the-look', 'popular', 'new']),
  productId: v.optional(filled),
})

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
  'shop-the-look': shopTheLook,
  video,
  countdown,
  'comparison-table': comparisonTable,
  accordion,
  'rich-text': richText,
  finder,
  'store-finder': storeFinder,
  newsletter,
  'athlete-story': athleteStory,
  'map-story': mapStory,
  'size-guide': sizeGuide,
  recommendations,
} as const satisfies Record<string, v.GenericSchema>

export type SectionType = keyof typeof sections
export type SectionData<Type extends SectionType> = v.InferOutput<(typeof sections)[Type]>

export const isSectionType = (type: string): type is SectionType => Object.hasOwn(sections, type)
