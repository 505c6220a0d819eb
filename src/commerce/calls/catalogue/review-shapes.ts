import * as v from 'valibot'

import { count, image } from '../shapes.ts'

export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Most that a review may say, in characters (D34); longer is refused with REV410. */
export const reviewBounds = { title: 100, text: 2000 } as const

/** ISO 639-1. */
export const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/))
export const score = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))
export const reviewFits = ['small', 'true-to-size', 'large'] as const
export type ReviewFit = (typeof reviewFits)[number]
export const fit = v.picklist(reviewFits)
/** How tall somebody is, in centimetres, from and below. */
export const reviewHeights = ['under-160', '160-170', '170-180', '180-190', 'from-190'] as const
export type ReviewHeight = (typeof reviewHeights)[number]
export const height = v.picklist(reviewHeights)
/** What reviews are about. */
export const reviewTopics = [
  'weight',
  'warmth',
  'weather',
  'comfort',
  'durability',
  'pockets',
  'zipper',
  'color',
  'size',
  'price',
] as const
export type ReviewTopic = (typeof reviewTopics)[number]
const date = v.pipe(v.string(), v.isoDate())

export const votes = v.object({ helpful: count, unhelpful: count })
export const vote = v.object({ helpful: v.boolean() })

const size = v.object({ id: v.string(), name: v.string() })

export const review = v.object({
  id: v.string(),
  author: v.string(),
  language,
  score,
  title: v.string(),
  text: v.string(),
  /** Day of writing, `YYYY-MM-DD`. */
  at: date,
  /** Whether the author bought the product here. */
  verified: v.boolean(),
  recommended: v.boolean(),
  fit: v.optional(fit),
  /** The size its author has. */
  size: v.optional(size),
  /** How tall its author is. */
  height: v.optional(height),
  /** Photographs that came with it, as soon as somebody has looked at them. */
  photos: v.optional(v.array(v.object({ id: v.string(), image }))),
  ...votes.entries,
})
export type Review = v.InferOutput<typeof review>

const answer = v.object({
  id: v.string(),
  author: v.string(),
  /** Whether the answer is by the shop's staff. */
  staff: v.boolean(),
  text: v.string(),
  at: date,
  ...votes.entries,
})

export const question = v.object({
  id: v.string(),
  author: v.string(),
  language,
  text: v.string(),
  at: date,
  answers: v.array(answer),
})
export type Question = v.InferOutput<typeof question>

/** How many found that it runs small, true to size or large; undefined without answers. */
const fitCounts = v.object({ small: count, 'true-to-size': count, large: count })

export const summary = v.object({
  /** The mean score to one decimal; 0 without reviews. */
  score: v.number(),
  count,
  /** How many gave each score, from five stars down to one. */
  distribution: v.array(v.object({ score, count })),
  /** Of a hundred who wrote, how many recommend it. */
  recommended: count,
  fit: v.optional(fitCounts),
  /** The sizes that authors have, in the order of the product's own: how many, and how theirs fits them. */
  sizes: v.optional(v.array(v.object({ ...size.entries, count, fit: v.optional(fitCounts) }))),
  /** How tall authors are, the shortest first. */
  heights: v.optional(v.array(v.object({ id: height, count }))),
  /** How many reviews speak of a thing, counted by its words in their own language; the most spoken of first. */
  topics: v.optional(v.array(v.object({ id: v.picklist(reviewTopics), count }))),
})
export type ReviewSummary = v.InferOutput<typeof summary>
