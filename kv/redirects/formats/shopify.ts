import { readRows, type ParsedRules } from '../csv.ts'
import { readTranslated, together } from './cells.ts'

/** The header of Shopify's table of redirects, in lower case. */
export const shopifyHeader = ['redirect from', 'redirect to'] as const

/** Shopify's table: `Redirect from,Redirect to`, each for good. */
export function parseShopify(text: string, locales: ReadonlySet<string>): ParsedRules {
  const [, ...rows] = readRows(text)
  return together(
    rows.map(({ cells: [from = '', to = '', ...more], line }) =>
      readTranslated(
        more.some(cell => cell !== '') ? `${more.length + 2} cells under 2 columns` : { from, to, status: '301' },
        line,
        locales,
      ),
    ),
  )
}
