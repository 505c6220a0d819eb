import * as v from 'valibot'

import { contentCalls, type MenuItem } from '#src/commerce/calls/content.ts'
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
  promotion: v.optional(v.object({ href: v.string(), unpublished: v.optional(v.boolean()) })),
})

type Placed = v.InferOutput<typeof sections>

const seenIn = (placed: Placed, source: string): SeenContent[] =>
  placed.flatMap(({ items }) =>
    items.map(({ type, id, unpublished }) => ({ type, id, source, isUnpublished: unpublished === true })),
  )

/** What stands around every page, which has no sections: by its call. */
const shellParts: Readonly<Record<string, string>> = { 'content.menu.get': 'menu', 'content.footer.get': 'footer' }

const menuSchema = v.object({ items: contentCalls['content.menu.get'].answer.entries.items })

/** The entries that shoppers do not see now, at whatever depth. */
const unpublishedIn = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap(item => [...(item.unpublished === true ? [item] : []), ...unpublishedIn(item.children)])

/** A part of what stands around every page, and each of its entries that is not published. */
function menuSeen(part: string, source: string, answer: unknown): SeenContent[] {
  const read = v.safeParse(menuSchema, answer)
  const entries = read.success ? unpublishedIn(read.output.items) : []
  return [
    { type: part, id: part, source, isUnpublished: false },
    ...entries.map(({ id }) => ({ type: 'menu entry', id, source: part, isUnpublished: true })),
  ]
}

/** What an answer of content brings onto a page, and from where: for whoever looks at a preview. */
export function contentSeenIn(call: string, answer: unknown): readonly SeenContent[] {
  const read = v.safeParse(answerSchema, answer)
  if (!read.success) return []
  const { name, place, sections: own, slots, popups, promotion } = read.output
  const slot = place === undefined ? call : `slot ${place}`
  const part = shellParts[call]
  return [
    ...(part === undefined ? [] : menuSeen(part, call, answer)),
    ...(promotion === undefined
      ? []
      : [
          {
            type: 'notice bar',
            id: promotion.href,
            source: part ?? call,
            isUnpublished: promotion.unpublished === true,
          },
        ]),
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
