import * as v from 'valibot'

import type { ParsedRules } from '../csv.ts'
import { readTranslated, type Translated } from './cells.ts'
import { readElements } from './json-elements.ts'

const conditionSchema = v.strictObject({
  type: v.picklist(['host', 'header', 'cookie', 'query']),
  key: v.optional(v.string()),
  value: v.optional(v.string()),
})
const redirectSchema = v.strictObject({
  source: v.string(),
  destination: v.string(),
  permanent: v.optional(v.boolean(), true),
  statusCode: v.optional(v.number()),
  has: v.optional(v.array(conditionSchema), []),
  missing: v.optional(v.array(conditionSchema), []),
})

const noExpression =
  'regular expressions are not read here; use :name for one part of a path, or * at its end for the rest'

/** The path as a rule has it, and the name or number that stands for its rest. */
function readSource(source: string): { readonly from: string; readonly rest: string | undefined } | string {
  const [, start = '', named, numbered] = /^(.*?)(?:\/:([A-Za-z]\w*)\*|\/(\(\.\*\)))?$/.exec(source) ?? []
  if (/[(){}+?*\\]/.test(start)) return noExpression
  const rest = named ?? (numbered === undefined ? undefined : '1')
  return { from: rest === undefined ? start : `${start}/*`, rest }
}

/** `:path*`, `:path` or `$1` where they stand for the rest. */
function readDestination(destination: string, rest: string | undefined): string {
  if (rest === '1') return destination.replaceAll('$1', ':splat')
  return rest === undefined ? destination : destination.replaceAll(new RegExp(`:${rest}\\b\\*?`, 'g'), ':splat')
}

type Conditions = { readonly host: string; readonly country: string; readonly params: readonly string[] }

function readConditions(has: readonly v.InferOutput<typeof conditionSchema>[]): Conditions | string {
  let [host, country] = ['', '']
  const params: string[] = []
  for (const { type, key = '', value } of has) {
    if (type === 'host' && value !== undefined) host = value
    else if (type === 'header' && key.toLowerCase() === 'x-vercel-ip-country' && value !== undefined) country = value
    else if (type === 'query' && key !== '') params.push(`${key}=${value ?? `:${key.replaceAll(/\W/g, '')}`}`)
    else return `a condition on ${type} ${key} cannot be made here; known are host, query and x-vercel-ip-country`
  }
  return { host, country, params }
}

function translate({
  source,
  destination,
  permanent,
  statusCode,
  has,
  missing,
}: v.InferOutput<typeof redirectSchema>): Translated {
  if (missing.length > 0) return '“missing” cannot be asked here'
  const read = readSource(source)
  if (typeof read === 'string') return read
  const conditions = readConditions(has)
  if (typeof conditions === 'string') return conditions
  const { host, country, params } = conditions
  return {
    from: params.length === 0 ? read.from : `${read.from}?${params.join('&')}`,
    to: readDestination(destination, read.rest),
    status: `${statusCode ?? (permanent ? 308 : 307)}`,
    host,
    country,
  }
}

/** The `redirects` of a `vercel.json`, or the list alone. */
export const parseVercel = (text: string, locales: ReadonlySet<string>): ParsedRules =>
  readElements(text, redirectSchema, (read, line) => readTranslated(translate(read), line, locales))
