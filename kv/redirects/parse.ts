import { parseCsv, type ParsedRules } from './csv.ts'
import { parseRedirectsFile } from './redirects-file.ts'

export type RulesFormat = 'csv' | '_redirects'

/** A `_redirects` file begins, comments aside, with a path; a table begins with its header. */
export function formatOf(text: string): RulesFormat {
  const first = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .find(line => line.trim() !== '' && !line.trim().startsWith('#'))
  return first === undefined || /^\s*(?:\/|https?:)/i.test(first) ? '_redirects' : 'csv'
}

/**
 * Rules from text, and what is wrong with the lines that hold none. Never throws. `locales` are those of the store,
 * lower case.
 */
export const parse = (text: string, locales: ReadonlySet<string>, format: RulesFormat = formatOf(text)): ParsedRules =>
  format === 'csv' ? parseCsv(text, locales) : parseRedirectsFile(text, locales)
