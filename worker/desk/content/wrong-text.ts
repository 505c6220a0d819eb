import * as v from 'valibot'

import { withTexts, type EntryTexts } from '#src/commerce/entry-texts.ts'
import { isSectionType, sections } from '#src/sections/model/sections.ts'

type Entry = { readonly type: string; readonly data: Readonly<Record<string, unknown>> }

/** The first text with which an entry would have none of its type's shapes, and the store would leave it out. */
export function wrongText(
  { type, data }: Entry,
  texts: EntryTexts,
): { readonly wrong: string; readonly why: string } | undefined {
  if (!isSectionType(type)) return undefined
  const read = v.safeParse(sections[type], withTexts(data, texts))
  if (read.success) return undefined
  const [issue] = read.issues
  const path = v.getDotPath(issue) ?? ''
  return {
    wrong: path,
    why: texts[path] === '' ? 'It needs a text here.' : `The store cannot show this: ${issue.message}`,
  }
}
