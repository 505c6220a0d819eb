import * as v from 'valibot'

import type { SeenContent } from '#src/shop/content/parts/preview-bar.tsx'

const item = v.object({ type: v.string(), id: v.string(), unpublished: v.optional(v.boolean()) })
const sections = v.optional(v.array(v.object({ items: v.array(item) })), [])

const answerSchema = v.object({
  name: v.optional(v.string()),
  place: v.optional(v.string()),
  sections,
  slots: sections,
  popups: v.optional(v.array(v.object({ id: v.string(), unpublished: v.optional(v.boolean()) })), []),
})

type Placed = v.InferOutput<typeof sections>

const seenIn = (placed: Placed, source: string): SeenContent[] =>
  placed.flatMap(({ items }) =>
    items.map(({ type, id, unpublished }) => ({ type, id, source, isUnpublished: unpublished === true })),
  )

/** What an answer of content brings onto a page, and from where: for whoever looks at a preview. */
export function contentSeenIn(call: string, answer: unknown): readonly SeenContent[] {
  const read = v.safeParse(answerSchema, answer)
  if (!read.success) return []
  const { name, place, sections: own, slots, popups } = read.output
  const slot = place === undefined ? call : `slot ${place}`
  return [
    ...seenIn(own, name === undefined ? slot : `page ${name}`),
    ...seenIn(slots, slot),
    ...popups.map(({ id, unpublished }) => ({
      type: 'popup',
      id,
      source: 'popups',
      isUnpublished: unpublished === true,
    })),
  ]
}
