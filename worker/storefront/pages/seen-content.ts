import * as v from 'valibot'

import type { PreviewChoice, SeenContent } from '#src/shop/content/preview/preview.ts'

const item = v.object({ type: v.string(), id: v.string(), unpublished: v.optional(v.boolean()) })
const section = v.object({
  items: v.array(item),
  experienceId: v.optional(v.string()),
  experienceType: v.optional(v.string()),
  variants: v.optional(v.array(v.object({ variantId: v.string() })), []),
})
const sections = v.optional(v.array(section), [])

const answerSchema = v.object({
  name: v.optional(v.string()),
  place: v.optional(v.string()),
  sections,
  slots: sections,
  popups: v.optional(v.array(v.object({ id: v.string(), unpublished: v.optional(v.boolean()) })), []),
  promotion: v.optional(v.object({ href: v.string() })),
})

type Placed = v.InferOutput<typeof sections>

const seenIn = (placed: Placed, source: string): SeenContent[] =>
  placed.flatMap(({ items }) =>
    items.map(({ type, id, unpublished }) => ({ type, id, source, isUnpublished: unpublished === true })),
  )

/** What stands around every page, which has no sections: by its call. */
const shellParts: Readonly<Record<string, string>> = { 'content.menu.get': 'menu', 'content.footer.get': 'footer' }

/** What an answer of content brings onto a page, and from where: for whoever looks at a preview. */
export function contentSeenIn(call: string, answer: unknown): readonly SeenContent[] {
  const read = v.safeParse(answerSchema, answer)
  if (!read.success) return []
  const { name, place, sections: own, slots, popups, promotion } = read.output
  const slot = place === undefined ? call : `slot ${place}`
  const part = shellParts[call]
  return [
    ...(part === undefined ? [] : [{ type: part, id: part, source: call, isUnpublished: false }]),
    ...(promotion === undefined
      ? []
      : [{ type: 'notice bar', id: promotion.href, source: part ?? call, isUnpublished: false }]),
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

/** The experiences of an answer of content, each with the variants that it brings for audiences. */
export function experiencesIn(answer: unknown): readonly PreviewChoice[] {
  const read = v.safeParse(answerSchema, answer)
  if (!read.success) return []
  const { sections: own, slots } = read.output
  return [...own, ...slots].flatMap(({ experienceId: id, experienceType, variants }) =>
    id === undefined || experienceType !== 'monetate'
      ? []
      : [{ kind: 'audience', id, variants: variants.map(({ variantId }) => variantId) }],
  )
}
