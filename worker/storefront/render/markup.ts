import { memoize } from '#src/kit/memoize.ts'

import { marksIn } from './style/page-style.ts'

/**
 * HTML that many pages have in common, with what is worked out of it once: its bytes in UTF-8, and what decides which rules
 * of the style it can match.
 */
export type HtmlFragment = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly marks: ReadonlySet<string>
}

/** HTML in the order in which it is sent: a page's own, and fragments. */
export type Markup = readonly (string | HtmlFragment)[]

/** Cards of one kind have the same marks. A few hundred kinds are more than the store has. */
const most = 500
/** The same object for all that has the same marks. */
const sharedMarks = memoize((marks: string): ReadonlySet<string> => new Set(marks.match(/\S+/g)), most)

export const htmlFragment = (html: string): HtmlFragment => ({
  bytes: new TextEncoder().encode(html),
  marks: sharedMarks([...marksIn(html)].join(' ')),
})

/**
 * Stands for a fragment, by its number, while the page around it is rendered. React escapes every `<` of content, so nothing else
 * can be it.
 */
export const placeOfFragment = (number: number): string => `<!--fragment ${number}-->`
const places = /<!--fragment (\d+)-->/

/** HTML with its fragments in their places. */
export const withFragments = (html: string, fragments: readonly HtmlFragment[]): Markup =>
  html.split(places).map((part, at) => (at % 2 === 0 ? part : (fragments[Number(part)] ?? '')))

/** All the marks of a page. */
export function marksOfMarkup(markup: Markup): Set<string> {
  const own = markup.map(part => (typeof part === 'string' ? part : '')).join('')
  const shared = new Set(markup.flatMap(part => (typeof part === 'string' ? [] : [part.marks])))
  const marks = marksIn(own)
  for (const those of shared) for (const mark of those) marks.add(mark)
  return marks
}
