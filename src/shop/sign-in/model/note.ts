import type { ContentSection } from '#src/commerce/calls/content.ts'

/** The first words of a content area that are text; nothing when it has none. */
export function noteOf(sections: readonly ContentSection[]): string | undefined {
  for (const { items } of sections)
    for (const { data } of items) {
      const text = data.text ?? data.body
      if (typeof text === 'string' && text !== '') return text
    }
  return undefined
}
