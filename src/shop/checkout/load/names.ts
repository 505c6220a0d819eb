import * as v from 'valibot'

import type { Language } from '#src/language/language.ts'

import type { RefusedCommand } from '../../page.ts'

type Line = { readonly id: string; readonly name: string }

const withItems = v.looseObject({ items: v.array(v.string()) })

/** A refusal about lines of the cart (R178), with their names for the sentence to say; any other as it is. */
export function withNames({ tag }: Language, refused: RefusedCommand, lines: readonly Line[]): RefusedCommand {
  const parsed = v.safeParse(withItems, refused.detail)
  if (!parsed.success) return refused
  const { items } = parsed.output
  const names = lines.filter(({ id }) => items.includes(id)).map(({ name }) => name)
  return names.length === 0
    ? refused
    : { ...refused, detail: { ...parsed.output, names: new Intl.ListFormat(tag).format(names) } }
}
