import { columns, type Draft } from '../columns.ts'
import type { ParsedRules } from '../csv.ts'
import { readDraft } from '../draft.ts'

const empty = Object.fromEntries(columns.map(column => [column, ''])) as Draft

/** A rule of another system, by those of its columns that say something; or a sentence that says why it is none of ours. */
export type Translated = Partial<Draft> | string

/** Reads what was translated from the line it stood in. */
export function readTranslated(translated: Translated, line: number, locales: ReadonlySet<string>): ParsedRules {
  if (typeof translated === 'string') return { rules: [], problems: [{ line, message: translated }] }
  const read = readDraft({ ...empty, ...translated }, line, locales)
  return { rules: read.ok ? [read.value] : [], problems: read.problems.map(problem => ({ line, ...problem })) }
}

/** All of them together. */
export const together = (parsed: readonly ParsedRules[]): ParsedRules => ({
  rules: parsed.flatMap(({ rules }) => rules),
  problems: parsed.flatMap(({ problems }) => problems),
})

/** Host and path of an address, with or without a scheme; a path has no host. */
export function takeAddressApart(address: string): { readonly host: string; readonly path: string } {
  if (address.startsWith('/')) return { host: '', path: address }
  const [, host = '', rest = ''] = /^(?:https?:\/\/)?([^/?#]+)(.*)$/i.exec(address) ?? []
  return { host: host.toLowerCase(), path: rest.startsWith('/') ? rest : `/${rest}` }
}
