import { parseCsv, readRows, type ParsedRules } from './csv.ts'
import { parseCloudflareJson, parseCloudflareList } from './formats/cloudflare.ts'
import { elementsOf } from './formats/json-elements.ts'
import { parseShopify, shopifyHeader } from './formats/shopify.ts'
import { parseVercel } from './formats/vercel.ts'
import { parseRedirectsFile } from './redirects-file.ts'

/** How each format is read. */
const formats = {
  csv: parseCsv,
  _redirects: parseRedirectsFile,
  shopify: parseShopify,
  'cloudflare-list': parseCloudflareList,
  'cloudflare-json': parseCloudflareJson,
  vercel: parseVercel,
} as const satisfies Record<string, (text: string, locales: ReadonlySet<string>) => ParsedRules>

export type RulesFormat = keyof typeof formats

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

function jsonFormatOf(text: string): RulesFormat {
  const [first] = elementsOf(text)
  return first !== undefined && /"(?:source_url|target_url|redirect)"\s*:/.test(first.text)
    ? 'cloudflare-json'
    : 'vercel'
}

const isShopify = (line: string): boolean => {
  const [{ cells } = { cells: [] }] = readRows(line)
  return shopifyHeader.every((name, index) => cells[index]?.toLowerCase() === name)
}

/** `example.com/old,https://…` or `/old,/new`: two addresses with a comma between them and no blank before it. */
const isList = (line: string): boolean => /^"?[^\s,"]*[/.][^\s,"]*"?,\s*"?(?:https?:\/\/|\/)/i.test(line)

/**
 * The format a text is in, by how it begins, comments aside: JSON with a bracket, `_redirects` with a path, a list of bulk
 * redirects with two addresses, a table with its header.
 */
export function formatOf(text: string): RulesFormat {
  const whole = withoutMark(text)
  if (/^\s*[[{]/.test(whole)) return jsonFormatOf(whole)
  const first = whole.split('\n').find(line => line.trim() !== '' && !line.trim().startsWith('#'))
  if (first === undefined) return '_redirects'
  if (isList(first.trim())) return 'cloudflare-list'
  if (/^\s*(?:\/|https?:)/i.test(first)) return '_redirects'
  return isShopify(first) ? 'shopify' : 'csv'
}

/**
 * Rules from text, and what is wrong with the lines that hold none. Never throws. `locales` are those of the store,
 * lower case.
 */
export const parse = (text: string, locales: ReadonlySet<string>, format: RulesFormat = formatOf(text)): ParsedRules =>
  formats[format](withoutMark(text), locales)
