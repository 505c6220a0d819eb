import * as v from 'valibot'

import type { ContentSection } from '#src/commerce/calls/content.ts'

/** What may hold words: a text of its own, or the paragraphs of a structured one. */
const worded = v.object({
  text: v.optional(v.string(), ''),
  blocks: v.optional(v.array(v.object({ kind: v.string(), text: v.optional(v.unknown()) })), []),
})

const textIn = (data: unknown): string | undefined => {
  const parsed = v.safeParse(worded, data)
  if (!parsed.success) return undefined
  const { text, blocks } = parsed.output
  const paragraph = blocks.find(block => block.kind === 'paragraph')?.text
  return [text, paragraph].find(words => typeof words === 'string' && words !== '') as string | undefined
}

/** The first words of a content area that are text; nothing when it has none. */
export function noteOf(sections: readonly ContentSection[]): string | undefined {
  for (const { items } of sections)
    for (const { data } of items) {
      const text = textIn(data)
      if (text !== undefined) return text
    }
  return undefined
}
