import * as v from 'valibot'

import type { ContentSection } from '#src/commerce/calls/content.ts'

/** A section of running text. */
const worded = v.object({ paragraphs: v.pipe(v.array(v.string()), v.minLength(1)) })

/** The first words of a content area that are text; nothing when it has none. */
export function noteOf(sections: readonly ContentSection[]): string | undefined {
  for (const { items } of sections)
    for (const { data } of items) {
      const parsed = v.safeParse(worded, data)
      const words = parsed.success ? parsed.output.paragraphs.find(paragraph => paragraph !== '') : undefined
      if (words !== undefined) return words
    }
  return undefined
}
